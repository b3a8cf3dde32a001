import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { resting } from '../form/resting.ts';
import { useText } from '../hooks/useApp.ts';
import { useBusy } from '../hooks/useBusy.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import type { Wizard } from '../wizard/wizard.ts';

/** What a row says of itself: its values that differ from row to row would do, so all that it has. */
function describeRow(row: Readonly<Record<string, unknown>>): string {
  return Object.values(row)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .filter((value) => value.trim() !== '')
    .join(', ');
}

interface RowChoiceProps {
  row: Readonly<Record<string, unknown>>;
  number: number;
  checked: boolean;
  onChoose: () => void;
}

function RowChoice({ row, number, checked, onChoose }: RowChoiceProps) {
  const text = useText();
  return (
    <label className="cw-choice">
      <input type="radio" className="cw-radio" name="row" checked={checked} onChange={onChoose} />
      <span>
        <strong>{text('Choose_Option', { number })}</strong> {describeRow(row)}
      </span>
    </label>
  );
}

/** Several rows of the class list match: the claimant picks the one to file for (C6-14). */
export function ChooseRow({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const busy = useBusy();
  const { rows } = useSnapshot(wizard.state);
  const [chosen, setChosen] = useState(0);
  usePageTitle(text('Choose_Title'));
  const { report } = wizard.app;
  return (
    <form
      className="cw-page cw-form"
      onSubmit={(event) => {
        event.preventDefault();
        wizard.choose(chosen).catch(report);
      }}
    >
      <h1 className="cw-title">{text('Choose_Title')}</h1>
      <p className="cw-lead">{text('Choose_Text')}</p>
      <fieldset className="cw-fieldset cw-choices">
        <legend className="cw-visually-hidden">{text('Choose_Title')}</legend>
        {rows.map((row, index) => (
          <RowChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place in the answer
            key={index}
            row={row}
            number={index + 1}
            checked={chosen === index}
            onChoose={() => setChosen(index)}
          />
        ))}
      </fieldset>
      <div className="cw-actions">
        <button type="submit" className="cw-button cw-button--primary" {...resting(busy)}>
          {text('App_SignIn')}
        </button>
        <button
          type="button"
          className="cw-button cw-button--secondary"
          onClick={() => void wizard.back().catch(report)}
          {...resting(busy)}
        >
          {text('Ui_Back')}
        </button>
      </div>
    </form>
  );
}
