import { LINE_PROPERTIES } from '../../server/export/lineSchema.ts';
import { labelKeyOf } from '../../transforms/pages/placements.ts';
import type { SearchField } from '../search/searchForm.ts';
import type { Chapter } from './chapters.ts';
import { type Html, html } from './html.ts';
import { inEnglish, type PrintModel } from './printModel.ts';

/** Properties of a stored claim in addition to its answers. */
const BESIDE: readonly (keyof typeof LINE_PROPERTIES)[] = [
  'referenceCode',
  'submittedAt',
  'culture',
  'entry',
  'claimants',
  'repeated',
  'configurationHash',
  'addedTo',
];

const WORDS: Partial<Record<keyof typeof LINE_PROPERTIES, string>> = {
  referenceCode: 'The reference code',
  submittedAt: 'The moment of filing',
  culture: 'The language',
  entry: 'The way in',
  claimants: 'The rows of the class list',
  repeated: 'Whether an earlier claim was filed with the same row',
  configurationHash: 'The hash of the form as it was then',
  addedTo: 'The claim that documents were added to',
};

function descriptionOf(name: keyof typeof LINE_PROPERTIES): string {
  const property = LINE_PROPERTIES[name];
  return 'description' in property ? property.description : '';
}

function besideRow(name: keyof typeof LINE_PROPERTIES): Html {
  return html`<tr><td>${WORDS[name] ?? name}</td><td><code>${name}</code></td><td>${descriptionOf(name)}</td></tr>`;
}

/** Descriptions of how an answer is stored: the first that applies. */
const KEPT: readonly [holds: (field: SearchField) => boolean, words: string][] = [
  [({ plan }) => plan?.clientOnly === true, 'Not stored: it is checked on the page only.'],
  [({ key }) => key.startsWith('credentials.'), 'As a keyed hash: it can be compared, and not read.'],
  [
    ({ key }) => key.startsWith('prepopulatedData.'),
    'As the class list has it, where somebody was found in it.',
  ],
  [({ plan }) => plan?.computed !== undefined, 'As it is calculated.'],
  [({ type }) => type === 'file', 'Byte for byte, with its name, size and SHA-256.'],
  [() => true, 'As entered.'],
];

function answerRow(printModel: PrintModel, field: SearchField): Html {
  const { key } = field;
  const placed = printModel.placed.get(key);
  const name = placed
    ? `${placed.number} ${inEnglish(printModel, labelKeyOf(placed.placement))}`
    : 'no page asks for it';
  const [, how] = KEPT.find(([holds]) => holds(field)) ?? ['', ''];
  return html`<tr><td>${name}</td><td><code>${key}</code></td><td>${how}</td></tr>`;
}

/** Renders the chapter about the data that the server stores of a filed claim. */
export function stored(printModel: PrintModel): Chapter {
  const answers = [...printModel.fields.values()].filter(({ type }) => type !== 'list');
  return {
    id: 'stored',
    title: 'What is stored',
    body: html`<p>A claim is stored when it is filed, and not before. An answer that is not shown when the claim is filed is stored as empty. All answers and documents are encrypted, each claim with a key of its own, and exports open them with the server’s key.</p>
<table><caption>Answers</caption><thead><tr><th scope="col">Question</th><th scope="col">Name in the data</th><th scope="col">How it is kept</th></tr></thead><tbody>${answers.map((field) => answerRow(printModel, field))}</tbody></table>
<table><caption>Beside the answers</caption><thead><tr><th scope="col">What</th><th scope="col">Name in the data</th><th scope="col">Meaning</th></tr></thead><tbody>${BESIDE.map(besideRow)}</tbody></table>`,
  };
}
