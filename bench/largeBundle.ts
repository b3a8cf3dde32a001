import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FORMS = {
  standard: 'Standard',
  lookup: 'Lookup',
  automotive: 'Automotive',
  'documents-upload': 'DocumentsUpload',
};
type FormEntry = readonly [form: string, formType: string];

/** Forms, pages of each form, and fields of each page. */
export interface BundleSize {
  forms: number;
  pages: number;
  fields: number;
}

/** 200 pages and 5,000 fields. */
export const LARGE: BundleSize = { forms: 4, pages: 50, fields: 25 };

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const fieldName = (page: number, field: number): string => `field${page}x${field}`;

/** Rules of a field, by kind in turn. */
const KINDS = [
  () => ({
    type: 'string',
    rules: [
      { name: 'required' },
      { name: 'maxLength', ordinalParams: [50] },
      { name: 'characterSetRestriction' },
    ],
  }),
  (before: string) => ({
    type: 'number',
    rules: [
      { name: 'range', ordinalParams: [0, 1000] },
      { name: 'requiredIf', ordinalParams: [before, 'yes'] },
    ],
  }),
  () => ({ type: 'date', rules: [{ name: 'validDate' }, { name: 'preventFutureDate' }] }),
  () => ({ type: 'boolean' }),
  (_before: string, page: number) => ({
    type: 'string',
    rules: [{ name: 'regularExpression', ordinalParams: [`^[A-Z]{2}-${page % 40}[0-9]+$`] }],
  }),
];

const modelField = (page: number, field: number) => ({
  name: fieldName(page, field),
  ...KINDS[field % KINDS.length]?.(fieldName(page, field - 1), page),
});

function placement(page: number, field: number) {
  const name = fieldName(page, field);
  const when = { value: { field: fieldName(page, 0) }, notEquals: null };
  return { name, label: `Label_${name}`, ...(field % 5 === 1 && { dependencies: [{ when }] }) };
}

function pageOf(form: string, page: number, size: BundleSize) {
  const fields = numbersTo(size.fields).map((field) => placement(page, field));
  const block = { kind: 'fields', id: 'all', model: 'claimDetails', fields };
  const confirmation = { kind: 'confirmation', id: 'done', textKeys: ['Title'] };
  const isLast = page === size.pages - 1 && form !== 'lookup';
  const blocks = isLast ? [block, confirmation] : [block];
  return { path: `/${form}/page-${page}`, titleKey: 'Title', blocks };
}

const settlementOf = (forms: readonly FormEntry[], pages: number) => ({
  nameKey: 'Name',
  theme: 'jnd-7-0-default',
  cultures: { en: 'English' },
  timeZone: 'Pacific Standard Time',
  deadlines: {},
  characterWhitelist: 'abc',
  contact: { phoneKey: 'Phone', emailKey: 'Email', addressKey: 'Address' },
  links: { siteUrl: 'https://www.example.com', privacyPolicyUrl: 'https://www.example.com/privacy' },
  forms: Object.fromEntries(
    forms.map(([form, formType]) => [
      form,
      { formType, pages: numbersTo(pages).map((page) => `page-${page}`), authorization: { kind: 'open' } },
    ]),
  ),
});

/** Writes a bundle of a size, and returns its folder. */
export function writeLargeBundle(size: BundleSize): string {
  const forms = Object.entries(FORMS).slice(0, size.forms);
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-bench-'));
  const write = (file: string, kind: string, content: object): void => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify({ $schema: `${kind}.schema.json`, ...content }, null, 2));
  };
  const placed = numbersTo(size.pages).flatMap((page) =>
    numbersTo(size.fields).map((field) => [page, field] as const),
  );
  const fields = placed.map((place) => modelField(...place));
  const models = forms.map(([, formType]) => ({
    metadata: { formType, dtoMapping: 'claimDetails' },
    fields,
  }));
  write('models.json', 'models', { models });
  const keys = ['Title', 'Name', 'Phone', 'Email', 'Address', ...fields.map(({ name }) => `Label_${name}`)];
  write('content/en.json', 'content', Object.fromEntries(keys.map((key) => [key, key])));
  write('settlement.json', 'settlement', settlementOf(forms, size.pages));
  for (const [form] of forms)
    for (const page of numbersTo(size.pages))
      write(`pages/${form}/page-${page}.json`, 'page', pageOf(form, page, size));
  return folder;
}
