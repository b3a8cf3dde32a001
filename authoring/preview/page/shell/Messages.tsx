import { useSnapshot } from 'valtio/react';
import type { MessageText, PageMessage } from '../../protocol/types.ts';
import { countText } from './counted.ts';
import { PlaceLink } from './PlaceLink.tsx';
import type { PreviewShell } from './shellStore.ts';

interface PaneProps {
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
export function Messages({ shell, directory }: PaneProps) {
  const { messages, here } = useSnapshot(shell.state);
  return (
    <section aria-labelledby="messages">
      <h2 className="pv-subtitle" id="messages">
        Messages
      </h2>
      <p className="pv-count">
        {here?.page
          ? `${countText(messages.length, 'text')} that ${here.form}/${here.page} can show.`
          : 'Go to a page of a form.'}
      </p>
      <ul className="pv-findings">
        {(messages as readonly PageMessage[]).map((message) => (
          <li key={message.key} className="pv-item">
            <p>
              <code>{message.key}</code> <span className="pv-hint">named by {message.namedBy}</span>
            </p>
            {message.place && <PlaceLink directory={directory} place={message.place} />}
            <dl className="pv-texts">
              {message.texts.map((text) => (
                <Text key={text.culture} text={text} directory={directory} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Text({ text: { culture, text, from, place }, directory }: { text: MessageText; directory: string }) {
  return (
    <>
      <dt>{culture}</dt>
      <dd>
        <span lang={from === 'fallback' ? 'en' : culture} dir="auto">
          {text}
        </span>
        {from !== 'bundle' && <span className="pv-hint"> ({FROM[from]})</span>}
        {place && <PlaceLink directory={directory} place={place} />}
      </dd>
    </>
  );
}
