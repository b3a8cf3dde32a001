import { Button, Code, Field, Flex, Input, List, Stack, Text, useClipboard } from '@chakra-ui/react';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ListedCase, WrittenCase } from '../../protocol/types.ts';
import { countText } from './counted.ts';
import { Entries, Entry } from './Entries.tsx';
import { Pane } from './Pane.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { PreviewShell } from './shellStore.ts';

interface CasesProps {
  shell: PreviewShell;
  directory: string;
}

/** Pane with the bundle's cases: opens a case in the app, and saves the entered claim as a case. */
export function Cases({ shell, directory }: CasesProps) {
  const { cases } = useSnapshot(shell.state);
  return (
    <Pane title="Cases" summary={outcomeOf(cases as readonly ListedCase[])}>
      <NewCase shell={shell} />
      <Entries>
        {(cases as readonly ListedCase[]).map((one) => (
          <Entry key={`${one.file} ${one.index}`} isAgainst={one.failures?.length !== 0}>
            <Button
              variant="plain"
              justifySelf="start"
              px="0"
              h="auto"
              minH="11"
              whiteSpace="normal"
              textAlign="start"
              textDecoration="underline"
              onClick={() => void shell.showCase(one)}
            >
              {one.name}
            </Button>
            <Outcome one={one} />
            <PlaceLink directory={directory} place={{ file: one.file, line: one.line, column: 1 }} />
          </Entry>
        ))}
      </Entries>
    </Pane>
  );
}

function outcomeOf(cases: readonly ListedCase[]): string {
  if (cases.length === 0) return 'The bundle has no cases yet.';
  const failed = cases.filter(({ failures }) => failures?.length !== 0).length;
  const said =
    failed === 0
      ? `All ${countText(cases.length, 'case')} pass.`
      : `${failed} of ${countText(cases.length, 'case')} ${failed === 1 ? 'fails' : 'fail'}.`;
  return `${said} Show one in the form, at its first error:`;
}

/** Result of a case: whether it gets the expected verdict, and which it gets instead. */
function Outcome({ one: { verdict, failures } }: { one: ListedCase }) {
  if (!failures) return <p>Not judged: see the findings.</p>;
  if (failures.length === 0)
    return (
      <p>
        <strong>Passes</strong>: {verdict}
      </p>
    );
  return (
    <>
      <p>
        <strong>Fails</strong>: expected {verdict}
      </p>
      <List.Root ps="5">
        {failures.map((failure) => (
          <List.Item key={failure}>{failure}</List.Item>
        ))}
      </List.Root>
    </>
  );
}

/** Returns the file for a form's new cases: the first of its files, or a new one. */
function fileFor(form: string, cases: readonly ListedCase[]): string {
  return cases.find((one) => one.form === form)?.file ?? `cases/${form}.cases.json`;
}

function NewCase({ shell }: { shell: PreviewShell }) {
  const { here, cases, written } = useSnapshot(shell.state);
  const [name, setName] = useState('what is typed now');
  const [file, setFile] = useState<string | null>(null);
  if (!here?.form) return null;
  const target = file ?? fileFor(here.form, cases as readonly ListedCase[]);
  const write = (save: boolean) => void shell.writeCase({ name, file: target, save });
  return (
    <Stack gap="2">
      <Entered label="Name of the case" value={name} onEnter={setName} />
      <Entered label="Case file" value={target} onEnter={setFile} />
      <Flex wrap="wrap" gap="1.5">
        <Button px="3" onClick={() => write(false)}>
          Write what is typed as a case
        </Button>
        <Button px="3" onClick={() => write(true)}>
          Add it to the file
        </Button>
      </Flex>
      {written && <Written written={written as WrittenCase} file={target} />}
    </Stack>
  );
}

interface EnteredProps {
  label: string;
  value: string;
  onEnter: (value: string) => void;
}

function Entered({ label, value, onEnter }: EnteredProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input value={value} onChange={({ target }) => onEnter(target.value)} />
    </Field.Root>
  );
}

function Written({ written: { text, errors, isSaved }, file }: { written: WrittenCase; file: string }) {
  const { copied, copy } = useClipboard({ value: text });
  return (
    <Stack gap="2" role="status" overflowWrap="anywhere">
      <Text>
        {isSaved ? `Added to ${file}. ` : ''}
        The judge finds {errors.length === 0 ? 'no errors' : countText(errors.length, 'error')}
        {errors.length > 0 && `: ${errors.map(({ path, rule }) => `${path} ${rule}`).join(', ')}`}.
      </Text>
      <Button alignSelf="start" px="3" onClick={copy}>
        {copied ? 'Copied' : 'Copy the case'}
      </Button>
      <Code as="pre" display="block" p="3" whiteSpace="pre-wrap">
        {text}
      </Code>
    </Stack>
  );
}
