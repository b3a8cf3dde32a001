import { useSnapshot } from 'valtio/react';
import type { ClaimDocument } from '../../../../transforms/ground/claim.ts';
import type { ConditionTrace, FieldTrace, TraceStep } from '../../protocol/types.ts';
import { Choice } from './Choice.tsx';
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

/** Pane that explains the state of a field: its conditions and rules, with the values that they read now. */
export function Trace({ shell, directory }: { shell: PreviewShell; directory: string }) {
  const { trace, isPicking, here } = useSnapshot(shell.state);
  const fields = here?.claim ? fieldsOf(here.claim as ClaimDocument) : [];
  const shown = trace as FieldTrace | null;
  return (
    <section aria-labelledby="trace">
      <h2 className="pv-subtitle" id="trace">
        Why is it so?
      </h2>
      <p className="pv-count">Point at a field of the page, or choose one.</p>
      <div className="pv-pick">
        <button
          type="button"
          className="pv-small"
          aria-pressed={isPicking}
          onClick={() => shell.pick(!isPicking)}
        >
          {isPicking ? 'Click a field …' : 'Point at a field'}
        </button>
        <Choice
          label="Field"
          value={shown?.path ?? ''}
          choices={['', ...fields].map((path) => ({ value: path, label: path }))}
          onChoose={(path) => path !== '' && void shell.trace(path)}
        />
      </div>
      {shown && (
        <>
          <p>
            <code>{shown.path}</code> is now <code>{shown.value}</code>.
          </p>
          <ol className="pv-findings">
            {shown.steps.map((step) => (
              <Step key={JSON.stringify(step)} step={step} directory={directory} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function Step({ step, directory }: { step: TraceStep; directory: string }) {
  return (
    <li className={step.isAgainst ? 'pv-item pv-item--against' : 'pv-item'}>
      <p>
        {step.what}: <strong>{step.outcome}</strong>
      </p>
      {step.condition && (
        <ul className="pv-conditions">
          <Condition condition={step.condition} />
        </ul>
      )}
      {step.place && <PlaceLink directory={directory} place={step.place} />}
    </li>
  );
}

function Condition({ condition: { text, holds, parts } }: { condition: ConditionTrace }) {
  return (
    <li>
      {text}: <strong>{holds ? 'yes' : 'no'}</strong>
      {parts.length > 0 && (
        <ul className="pv-conditions">
          {parts.map((part) => (
            <Condition key={JSON.stringify(part)} condition={part} />
          ))}
        </ul>
      )}
    </li>
  );
}
