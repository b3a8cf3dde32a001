import { Code, DataList, Text } from '@chakra-ui/react';
import { useSnapshot } from 'valtio/react';
import type { MessageText, PageMessage } from '../../protocol/types.ts';
import { countText } from './counted.ts';
import { Entries, Entry } from './Entries.tsx';
import { Pane } from './Pane.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { PreviewShell } from './shellStore.ts';

interface MessagesProps {
  shell: PreviewShell;
  directory: string;
}

const FROM: Record<MessageText['from'], string> = {
  bundle: '',
  product: 'the product’s own',
  fallback: 'missing: the English text is shown',
  nowhere: 'missing in every language',
};

/** Pane with the texts that the page can show, in every culture, each with its position and its use. */
export function Messages({ shell, directory }: MessagesProps) {
  const { messages, here } = useSnapshot(shell.state);
  const summary = here?.page
    ? `${countText(messages.length, 'text')} that ${here.form}/${here.page} can show.`
    : 'Go to a page of a form.';
  return (
    <Pane title="Messages" summary={summary}>
      <Entries>
        {(messages as readonly PageMessage[]).map(({ key, namedBy, place, texts }) => (
          <Entry key={key}>
            <p>
              <Code>{key}</Code>{' '}
              <Text as="span" color="fg.muted">
                named by {namedBy}
              </Text>
            </p>
            {place && <PlaceLink directory={directory} place={place} />}
            <DataList.Root orientation="horizontal" gap="1">
              {texts.map((text) => (
                <InCulture key={text.culture} text={text} directory={directory} />
              ))}
            </DataList.Root>
          </Entry>
        ))}
      </Entries>
    </Pane>
  );
}

interface InCultureProps {
  text: MessageText;
  directory: string;
}

function InCulture({ text: { culture, text, from, place }, directory }: InCultureProps) {
  return (
    <DataList.Item alignItems="start" gap="3">
      <DataList.ItemLabel minW="3.5rem">{culture}</DataList.ItemLabel>
      <DataList.ItemValue display="block">
        <span lang={from === 'fallback' ? 'en' : culture} dir="auto">
          {text}
        </span>
        {from !== 'bundle' && (
          <Text as="span" color="fg.muted">
            {' '}
            ({FROM[from]})
          </Text>
        )}
        {place && <PlaceLink directory={directory} place={place} />}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
