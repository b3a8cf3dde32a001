import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  askOnce,
  type Change,
  type Models,
  modelFields,
  naughtyBundle,
  type Page,
  placements,
} from './naughtyBundle.ts';

/** Fields that take any text: many in a row, for what costs time is another row. */
export const TAKE_ALL = ['line', 'area', ...['A', 'B', 'C', 'D'].map((more) => `line${more}`)];
/** Of fields that are typed into alike and differ by their rules alone, one stands in the rows. */
export const REFUSE_SOME = ['email', 'vin', 'phone', 'zip', 'abroad', 'amount', 'count', 'day'];
export const ON_CARDS = ['line', 'area', 'phone', 'amount', 'day'];
/** Fields that say who somebody is, named as the kinds that their labels are of. */
export const CREDENTIALS = ['line', 'short'];

/** More entries than a page gets as a whole: such a list is searched on the server. */
const ENTRIES = 501;

function fieldsOf({ models }: Models, name: string): object[] {
  const found = models.find(({ metadata }) => metadata.dtoMapping === name);
  if (!found) throw new Error(`The settlement has no model ${name}`);
  return found.fields;
}

const IN_ROWS = ['line', 'area', ...REFUSE_SOME];
const more = TAKE_ALL.slice(2);
const LABEL = 'Field_Naughty_line';
const line = { type: 'string', rules: [] };

/** Many texts in one claim: every kind of text as the columns of a table, and in records that have a form of their own. */
function askInRows(change: Change): void {
  change<Models>('models.json', (content) => {
    const rows = fieldsOf(content, 'claimTransactions');
    rows.splice(1, rows.length, ...modelFields(IN_ROWS), ...more.map((name) => ({ ...line, name })));
    const cards = fieldsOf(content, 'documentContexts');
    cards.splice(2, cards.length, ...modelFields(ON_CARDS));
  });
  change<Page>('pages/standard/supporting-documents.json', ({ blocks }) => {
    for (const block of blocks) {
      if (block.kind === 'recordTable')
        block.fields = [
          ...placements(['line', 'area']),
          ...more.map((name) => ({ name, label: LABEL })),
          ...placements(REFUSE_SOME),
        ];
      if (block.kind === 'recordManager')
        block.fields.splice(1, block.fields.length, ...placements(ON_CARDS));
    }
  });
}

/** A list that is searched as one types. */
function askToChoose(change: Change, folder: string): void {
  change<Models>('models.json', (content) => {
    fieldsOf(content, 'claimDetails').push({ name: 'chosen', type: 'string', rules: [] });
  });
  change<Page>('pages/standard/claim-details.json', ({ blocks }) => {
    const field = { name: 'chosen', label: LABEL, component: 'select', optionsList: 'many' };
    blocks[0]?.fields.push(field);
  });
  const values = Array.from({ length: ENTRIES }, (_, at) => ({ value: `many${at}`, label: `Many ${at}` }));
  mkdirSync(join(folder, 'lists'));
  writeFileSync(join(folder, 'lists/many.json'), JSON.stringify({ values }));
}

/** Who files the other form says first who they are. */
function askWhoTheyAre(change: Change, folder: string): void {
  change<Models>('models.json', ({ models }) => {
    const metadata = { formType: 'Automotive', dtoMapping: 'credentials', prepopulatedSubModel: null };
    models.push({ metadata, fields: modelFields(CREDENTIALS) });
  });
  change<{ blocks: object[] }>('pages/automotive/landing.json', ({ blocks }) => {
    blocks.push({ kind: 'fields', id: 'who', model: 'credentials', fields: placements(CREDENTIALS) });
  });
  change<{ forms: { automotive: { authorization: object } } }>('settlement.json', ({ forms }) => {
    forms.automotive.authorization = { kind: 'classList', match: [CREDENTIALS] };
  });
  mkdirSync(join(folder, 'claimants'));
  const header = CREDENTIALS.map((name) => `${name}:credential`).join(',');
  writeFileSync(join(folder, 'claimants/automotive.csv'), `${header}\nAda Lovelace,1815\n`);
}

/** A settlement with every kind of field that a page has; the caller removes it. */
export const pageBundle = () => naughtyBundle([askOnce, askInRows, askToChoose, askWhoTheyAre]);
