import type { SearchList } from '../context.ts';
import { commonStates, type ExampleSet, type ExampleStep, type WidgetExample } from '../examples.ts';

const BANKS = ['Bank of Oregon', 'First Bank of Washington', 'Harbor Savings Bank of the Northern Coast'].map(
  (label, index) => ({ value: `bank-${index}`, label }),
);

/** Searches the options as the server does. */
const searched: SearchList = async (_list, query, limit) => {
  const found = BANKS.filter(({ value, label }) =>
    [value, label].some((text) => text.toLowerCase().includes(query.toLowerCase())),
  );
  return { options: found.slice(0, limit), total: found.length };
};

const OPEN: ExampleStep = { does: 'open' };
const options = { optionsList: 'banks' };

const searching = (searchList: SearchList, step: ExampleStep): WidgetExample => ({
  label: 'Bank',
  value: null,
  options,
  context: { searchList },
  step,
});

/** States of the combobox, a select over a list that the server searches, for the gallery and the tests of widgets. */
export const comboboxExamples: ExampleSet<'combobox'> = {
  widget: 'select',
  examples: {
    ...commonStates({
      label: 'Bank',
      empty: null,
      filled: 'bank-1',
      long: 'bank-2',
      options,
      context: { searchList: searched },
    }),
    open: searching(searched, OPEN),
    searching: searching(() => new Promise(() => undefined), OPEN),
    found: searching(searched, { does: 'type', text: 'harbor' }),
    moreMatches: searching(async () => ({ options: BANKS, total: 1200 }), OPEN),
    noResult: searching(searched, { does: 'type', text: 'Atlantis' }),
    failed: searching(() => Promise.reject(new Error('The gallery has no such list.')), OPEN),
  },
};
