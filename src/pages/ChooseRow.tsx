import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { contentText } from '../../transforms/texts/lookUp.ts';
import { useChosenLabel } from '../../widgets/Combobox/useChosenLabel.ts';
import type { SearchList } from '../../widgets/context.ts';
import { busyProps } from '../form/busyProps.ts';
import { useText } from '../hooks/useApp.ts';
import { useBusy } from '../hooks/useBusy.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import type { Wizard } from '../wizard/wizard.ts';
import './review.css';
import { hasEqualRows, type RowColumnValue, rowColumnValues } from './rowChoices.ts';

interface FactProps {
  fact: RowColumnValue;
  search: SearchList;
}

/** Value of one column of a row, with its label, in one line. */
function FactLine({ fact: { label, value } }: Pick<FactProps, 'fact'>) {
  const text = useText();
  return <bdi>{label === undefined ? value : text('Ui_Labelled', { label, text: value })}</bdi>;
}

/** Value of a server-side list, whose label is requested. */
function ListedFact({ fact, list, search }: FactProps & { list: string }) {
  return <FactLine fact={{ ...fact, value: useChosenLabel(search, list, fact.value).label }} />;
}

function Fact({ fact, search }: FactProps) {
  const { list } = fact;
  return list === undefined ? (
    <FactLine fact={fact} />
  ) : (
    <ListedFact fact={fact} list={list} search={search} />
  );
}

interface RowChoiceProps {
  facts: readonly RowColumnValue[];
  /** Number of the row, where its values do not distinguish it from the others. */
  number: number | undefined;
  search: SearchList;
  checked: boolean;
  onChoose: () => void;
}

function RowChoice({ facts, number, search, checked, onChoose }: RowChoiceProps) {
  const text = useText();
  return (
    <label className="cw-choice">
      <input type="radio" className="cw-radio" name="row" checked={checked} onChange={onChoose} />
      <span>
        {number === undefined ? null : <strong>{text('Choose_Option', { number })} </strong>}
        {facts.map((fact) => (
          <span key={fact.column} className="cw-choice-fact">
            <Fact fact={fact} search={search} />{' '}
          </span>
        ))}
      </span>
    </label>
  );
}

/** Page on which the claimant picks one of several matching rows of the class list (C6-14). */
export function ChooseRow({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const busy = useBusy();
  const { app } = wizard;
  useSnapshot(wizard.state);
  useSnapshot(app.culture.state);
  const [chosen, setChosen] = useState(0);
  const { questionKey, columns } = app.settlement.forms[wizard.bundle().form]?.rowChoice ?? {};
  const question = questionKey === undefined ? text('Choose_Title') : contentText(questionKey, app.texts());
  usePageTitle(question);
  const rows = rowColumnValues(wizard, wizard.state.rows, columns);
  const isNumbered = hasEqualRows(rows);
  const { report } = app;
  return (
    <form
      className="cw-page cw-form"
      onSubmit={(event) => {
        event.preventDefault();
        wizard.choose(chosen).catch(report);
      }}
    >
      <h1 className="cw-title">{question}</h1>
      {questionKey === undefined ? <p className="cw-lead">{text('Choose_Text')}</p> : null}
      <fieldset className="cw-fieldset cw-choices">
        <legend className="cw-visually-hidden">{question}</legend>
        {rows.map((facts, index) => (
          <RowChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place in the answer
            key={index}
            facts={facts}
            number={isNumbered ? index + 1 : undefined}
            search={app.forms.searchList}
            checked={chosen === index}
            onChoose={() => setChosen(index)}
          />
        ))}
      </fieldset>
      <div className="cw-actions">
        <button type="submit" className="cw-button cw-button--primary" {...busyProps(busy)}>
          {text('App_SignIn')}
        </button>
        <button
          type="button"
          className="cw-button cw-button--secondary"
          onClick={() => void wizard.back().catch(report)}
          {...busyProps(busy)}
        >
          {text('Ui_Back')}
        </button>
      </div>
    </form>
  );
}
