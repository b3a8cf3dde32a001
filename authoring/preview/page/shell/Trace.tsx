import { Button, Code, Collapsible, List, Stack, Text } from '@chakra-ui/react';
import { useSnapshot } from 'valtio/react';
import type { ClaimDocument } from '../../../../transforms/ground/claim.ts';
import type { ConditionTrace, FieldTrace, TraceStep } from '../../protocol/types.ts';
import { Choice } from '../design/Choice.tsx';
import { Entries, Entry } from './Entries.tsx';
import { Pane } from './Pane.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { PreviewShell } from './shellStore.ts';

/** Returns the paths of all fields of a claim: of its models, and of the records in its lists. */
function fieldsOf(claim: ClaimDocument): string[] {
  return Object.entries(claim).flatMap(([model, part]) => {
    if (!Array.isArray(part)) return Object.keys(part ?? {}).map((field) => `${model}.${field}`);
    return part.flatMap((record, index) =>
      Object.keys(record ?? {}).map((field) => `${model}.${index}.${field}`),
    );
  });
}

interface StepProps {
  step: TraceStep;
  directory: string;
}

/** Pane that explains the state of a field: its conditions and rules, with the values that they read now. */
export function Trace({ shell, directory }: { shell: PreviewShell; directory: string }) {
  const { trace, isPicking, here } = useSnapshot(shell.state);
  const fields = here?.claim ? fieldsOf(here.claim as ClaimDocument) : [];
  const shown = trace as FieldTrace | null;
  return (
    <Pane title="Why is it so?" summary="Point at a field of the page, or choose one.">
      <Stack gap="1.5">
        <Button
          variant={isPicking ? 'solid' : 'outline'}
          aria-pressed={isPicking}
          onClick={() => shell.pick(!isPicking)}
        >
          {isPicking ? 'Click a field …' : 'Point at a field'}
        </Button>
        <Choice
          label="Field"
          value={shown?.path ?? ''}
          choices={['', ...fields].map((path) => ({ value: path, label: path }))}
          onChoose={(path) => path !== '' && void shell.trace(path)}
        />
      </Stack>
      {shown && (
        <>
          <Text overflowWrap="anywhere">
            <Code>{shown.path}</Code> is now <Code>{shown.value}</Code>.
          </Text>
          <Entries isOrdered>
            {shown.steps.map((step) => (
              <Step key={JSON.stringify(step)} step={step} directory={directory} />
            ))}
          </Entries>
        </>
      )}
    </Pane>
  );
}

function Step({ step: { what, outcome, isAgainst, condition, place }, directory }: StepProps) {
  return (
    <Entry isAgainst={isAgainst}>
      <p>
        {what}: <strong>{outcome}</strong>
      </p>
      {condition && (
        <Collapsible.Root defaultOpen>
          <Collapsible.Trigger asChild>
            <Button px="3">The condition</Button>
          </Collapsible.Trigger>
          <Collapsible.Content pt="1">
            <List.Root ps="5">
              <Condition condition={condition} />
            </List.Root>
          </Collapsible.Content>
        </Collapsible.Root>
      )}
      {place && <PlaceLink directory={directory} place={place} />}
    </Entry>
  );
}

function Condition({ condition: { text, holds, parts } }: { condition: ConditionTrace }) {
  return (
    <List.Item>
      {text}: <strong>{holds ? 'yes' : 'no'}</strong>
      {parts.length > 0 && (
        <List.Root ps="5">
          {parts.map((part) => (
            <Condition key={JSON.stringify(part)} condition={part} />
          ))}
        </List.Root>
      )}
    </List.Item>
  );
}
