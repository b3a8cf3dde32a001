import { useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { ListedCase, WrittenCase } from '../../protocol/types.ts';
import { countText } from './counted.ts';
import { PlaceLink } from './PlaceLink.tsx';
import type { PreviewShell } from './shellStore.ts';

interface PaneProps {
  shell: PreviewShell;
  directory: string;
}

/** Pane with the bundle's cases: opens a case in the app, and saves the entered claim as a case. */
export function Cases({ shell, directory }: PaneProps) {
  const { cases } = useSnapshot(shell.state);
  return (
    <section aria-labelledby="cases">
      <h2 className="pv-subtitle" id="cases">
        Cases
      </h2>
      <NewCase shell={shell} />
      <p className="pv-count">{outcomeOf(cases as readonly ListedCase[])}</p>
      <ul className="pv-findings">
        {cases.map((one) => (
          <li
            key={`${one.file} ${one.index}`}
            className={`pv-item${one.failures?.length === 0 ? '' : ' pv-item--against'}`}
          >
            <button
              type="button"
              className="cw-link-button"
              onClick={() => void shell.showCase(one as ListedCase)}
            >
              {one.name}
            </button>
            <Outcome one={one as ListedCase} />
            <PlaceLink directory={directory} place={{ file: one.file, line: one.line, column: 1 }} />
          </li>
        ))}
      </ul>
    </section>
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
      <ul>
        {failures.map((failure) => (
          <li key={failure}>{failure}</li>
        ))}
      </ul>
    </>
  );
}

/** Returns the file for a form's new cases: the first of its files, or a new one. */
function fileFor(form: string, cases: readonly ListedCase[]): string {
  return cases.find((one) => one.form === form)?.file ?? `cases/${form}.cases.json`;
}

function NewCase({ shell }: { shell: PreviewShell }) {
  const id = useId();
  const { here, cases, written } = useSnapshot(shell.state);
  const [name, setName] = useState('what is typed now');
  const [file, setFile] = useState<string | null>(null);
  if (!here?.form) return null;
  const target = file ?? fileFor(here.form, cases as readonly ListedCase[]);
  const write = (save: boolean) => void shell.writeCase({ name, file: target, save });
  return (
    <div className="pv-new">
      <label htmlFor={`${id}-name`}>Name of the case</label>
      <input
        id={`${id}-name`}
        className="cw-input"
        value={name}
        onChange={({ target: { value } }) => setName(value)}
      />
      <label htmlFor={`${id}-file`}>Case file</label>
      <input
        id={`${id}-file`}
        className="cw-input"
        value={target}
        onChange={({ target: { value } }) => setFile(value)}
      />
      <p className="pv-clock-line">
        <button type="button" className="pv-small" onClick={() => write(false)}>
          Write what is typed as a case
        </button>
        <button type="button" className="pv-small" onClick={() => write(true)}>
          Add it to the file
        </button>
      </p>
      {written && <Written written={written as WrittenCase} file={target} />}
    </div>
  );
}

function Written({ written: { text, errors, isSaved }, file }: { written: WrittenCase; file: string }) {
  const [copied, setCopied] = useState('');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  return (
    <div role="status">
      <p>
        {isSaved ? `Added to ${file}. ` : ''}
        The judge finds {errors.length === 0 ? 'no errors' : countText(errors.length, 'error')}
        {errors.length > 0 && `: ${errors.map(({ path, rule }) => `${path} ${rule}`).join(', ')}`}.
      </p>
      <button type="button" className="pv-small" onClick={() => void copy()}>
        {copied === text ? 'Copied' : 'Copy the case'}
      </button>
      <pre className="pv-case">{text}</pre>
    </div>
  );
}
