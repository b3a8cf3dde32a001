import { type FieldSpec, pageOf, StandaloneClaim } from '../../src/form/claimPage.testkit.tsx';
import { managerBlock, tableBlock, withList } from '../../src/form/records/lists.testkit.ts';
import { RecordAnswers } from '../../src/pages/RecordAnswers.tsx';
import '../../src/pages/review.css';
import type { Translate } from '../../widgets/translate.ts';

const COLUMNS = ['Document', 'What it shows', 'Who was paid', 'Date', 'Amount'];
const SPECS: FieldSpec[] = COLUMNS.map((label) => ({ name: label, widget: 'text', label }));
const FILE: FieldSpec[] = [{ name: 'file', widget: 'file', label: 'File' }, ...SPECS];

/** A name without a blank, as phones give files: as many characters as the address says, 66 otherwise. */
function nameOfLength(): string {
  const length = Number(new URLSearchParams(location.search).get('length') ?? 66);
  return `${'Screenshot_20251014-091523_Statement'.padEnd(length - 4, '_part').slice(0, length - 4)}.png`;
}

/** Tables and cards, as they are filled in and as they are read, with one long name in each row or in all its cells. */
export function NamesPage({ text }: { text: Translate }) {
  const name = nameOfLength();
  const row = (all: boolean) => [name, ...COLUMNS.slice(1, 3).map(() => (all ? name : 'Proof of a charge'))];
  const answers = [row(false), row(true)].map((long) => [...long, 'May 20, 2021', '$1,048.25']);
  const records = answers.map((values) =>
    Object.fromEntries(COLUMNS.map((label, at) => [label, values[at] ?? null])),
  );
  const files = records.map((record) => ({ ...record, file: { name, size: 52_400, type: 'image/png' } }));
  const page = withList(
    withList(pageOf([]), { ...managerBlock, draftOnInit: false, fields: ['file', ...COLUMNS] }, FILE),
    { ...tableBlock, fields: COLUMNS },
    SPECS,
  );
  const rows = answers.map((values, at) => ({
    path: `documentContexts.${at}`,
    number: at + 1,
    cells: values.map((value) => ({ value })),
  }));
  const columns = COLUMNS.map((label) => ({ name: label, label, isNumber: label === 'Amount' }));
  return (
    <>
      <StandaloneClaim
        page={{ ...page, title: 'Long names' }}
        claim={{ documentContexts: files, claimTransactions: records }}
        over={{ text }}
      />
      <RecordAnswers
        table={{ kind: 'records', id: 'names', title: 'Your answers', columns, rows }}
        pageTitleId="names"
        change={undefined}
        text={text}
        search={() => Promise.resolve({ options: [], total: 0 })}
      />
    </>
  );
}
