// A bundle of 200 pages and 5,000 fields, for what is measured of large ones.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FORMS = {
  standard: 'Standard',
  lookup: 'Lookup',
  automotive: 'Automotive',
  'documents-upload': 'DocumentsUpload',
};
const PAGES = 50;
const FIELDS = 25;

/** How many pages and fields it has. */
export const SIZE = {
  pages: Object.keys(FORMS).length * PAGES,
  fields: Object.keys(FORMS).length * PAGES * FIELDS,
};

function write(folder, file, value) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ $schema: `${value.kind}.schema.json`, ...value.content }, null, 2));
}

const fieldName = (page, field) => `field${page}x${field}`;

/** A field of each kind in turn, with the rules that it would have. */
function modelField(page, field) {
  const name = fieldName(page, field);
  const required = { name: 'required' };
  const before = fieldName(page, field - 1);
  const kinds = [
    {
      type: 'string',
      rules: [required, { name: 'maxLength', ordinalParams: [50] }, { name: 'characterSetRestriction' }],
    },
    {
      type: 'number',
      rules: [
        { name: 'range', ordinalParams: [0, 1000] },
        { name: 'requiredIf', ordinalParams: [before, 'yes'] },
      ],
    },
    { type: 'date', rules: [{ name: 'validDate' }, { name: 'preventFutureDate' }] },
    { type: 'boolean' },
    {
      type: 'string',
      rules: [{ name: 'regularExpression', ordinalParams: [`^[A-Z]{2}-${page % 40}[0-9]+$`] }],
    },
  ];
  return { name, ...kinds[field % kinds.length] };
}

function placement(page, field, keys) {
  const name = fieldName(page, field);
  const label = `Label_${name}`;
  keys.add(label);
  const when = { value: { field: fieldName(page, 0) }, notEquals: null };
  return field % 5 === 1 ? { name, label, dependencies: [{ when }] } : { name, label };
}

const CONFIRMATION = { kind: 'confirmation', id: 'done', textKeys: ['Title'] };

function writeForm(folder, form, formType, models, keys) {
  const fields = [];
  const names = [];
  for (let page = 0; page < PAGES; page++) {
    const numbers = Array.from({ length: FIELDS }, (_, field) => field);
    fields.push(...numbers.map((field) => modelField(page, field)));
    names.push(`page-${page}`);
    const block = {
      kind: 'fields',
      id: 'all',
      model: 'claimDetails',
      fields: numbers.map((field) => placement(page, field, keys)),
    };
    const isLast = page === PAGES - 1 && form !== 'lookup';
    write(folder, `pages/${form}/page-${page}.json`, {
      kind: 'page',
      content: {
        path: `/${form}/page-${page}`,
        titleKey: 'Title',
        blocks: isLast ? [block, CONFIRMATION] : [block],
      },
    });
  }
  models.push({ metadata: { formType, dtoMapping: 'claimDetails' }, fields });
  return { formType, pages: names, authorization: { kind: 'open' } };
}

/** Writes it to a folder of its own, which is answered. */
export function writeLargeBundle() {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-bench-'));
  const models = [];
  const keys = new Set(['Title', 'Name', 'Phone', 'Email', 'Address']);
  const forms = Object.fromEntries(
    Object.entries(FORMS).map(([form, type]) => [form, writeForm(folder, form, type, models, keys)]),
  );
  write(folder, 'models.json', { kind: 'models', content: { models } });
  write(folder, 'content/en.json', {
    kind: 'content',
    content: Object.fromEntries([...keys].map((key) => [key, key])),
  });
  write(folder, 'settlement.json', {
    kind: 'settlement',
    content: {
      nameKey: 'Name',
      theme: 'jnd-7-0-default',
      cultures: { en: 'English' },
      timeZone: 'Pacific Standard Time',
      deadlines: {},
      characterWhitelist: 'abc',
      contact: { phoneKey: 'Phone', emailKey: 'Email', addressKey: 'Address' },
      links: { siteUrl: 'https://www.example.com', privacyPolicyUrl: 'https://www.example.com/privacy' },
      forms,
    },
  });
  return folder;
}
