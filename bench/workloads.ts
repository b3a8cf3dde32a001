/** What a field of a benchmark asks for; each page turns this, and nothing else, into its own form. */
export interface BenchField {
  name: string;
  label: string;
  type: 'text' | 'select' | 'radio' | 'checkbox';
  options?: string[];
  required?: true;
  maxLength?: number;
  pattern?: string;
  showIf?: { field: string; equals: string | true };
}

export interface BenchSection {
  name: string;
  title: string;
  fields: BenchField[];
}

export interface BenchTable {
  name: string;
  title: string;
  columns: BenchField[];
}

export type BenchValue = string | boolean;
export type BenchRow = Record<string, BenchValue>;

/** A path of data: section and field, or table, row and column. */
export type BenchPath = [string, string] | [string, number, string];

export interface Workload {
  id: WorkloadId;
  title: string;
  sections: BenchSection[];
  table?: BenchTable;
  initial: Record<string, BenchRow>;
  rows: BenchRow[];
  targets: { type: BenchPath; toggle: BenchPath; shows: BenchPath; last: BenchPath };
}

export type WorkloadId = 'W1' | 'W2' | 'W3' | 'W4' | 'W5' | 'W6';

const COUNTRIES = (
  'Argentina Australia Austria Belgium Bolivia Brazil Bulgaria Canada Chile China Colombia Croatia Cuba Cyprus ' +
  'Denmark Ecuador Egypt Estonia Finland France Germany Ghana Greece Hungary Iceland India Indonesia Ireland ' +
  'Israel Italy Jamaica Japan Jordan Kenya Kuwait Latvia Lebanon Lithuania Luxembourg Malaysia Malta Mexico ' +
  'Monaco Morocco Nepal Netherlands Nigeria Norway Pakistan Panama Peru Philippines Poland Portugal Qatar ' +
  'Romania Senegal Spain Sweden Uruguay'
).split(' ');

const DAY = '^\\d{4}-\\d{2}-\\d{2}$';

/** One claim page: 20 fields, five of them shown only when another field asks for them. */
const CLAIM_FIELDS: BenchField[] = [
  {
    name: 'policyNumber',
    label: 'Policy number',
    type: 'text',
    required: true,
    pattern: '^[A-Z]{2}-\\d{6}$',
  },
  { name: 'firstName', label: 'First name', type: 'text', required: true, maxLength: 40 },
  { name: 'lastName', label: 'Last name', type: 'text', required: true, maxLength: 40 },
  { name: 'email', label: 'E-mail', type: 'text', required: true, pattern: '^[^@\\s]+@[^@\\s]+$' },
  { name: 'phone', label: 'Phone', type: 'text', pattern: '^[+0-9 ]+$' },
  { name: 'country', label: 'Country', type: 'select', options: COUNTRIES, required: true },
  { name: 'city', label: 'City', type: 'text', required: true, maxLength: 60 },
  { name: 'postcode', label: 'Postcode', type: 'text', maxLength: 10 },
  {
    name: 'incidentDate',
    label: 'Date of the incident (YYYY-MM-DD)',
    type: 'text',
    required: true,
    pattern: DAY,
  },
  {
    name: 'incidentType',
    label: 'Kind of incident',
    type: 'radio',
    options: ['collision', 'theft', 'weather', 'other'],
    required: true,
  },
  {
    name: 'vehicleReg',
    label: 'Vehicle registration',
    type: 'text',
    maxLength: 12,
    showIf: { field: 'incidentType', equals: 'collision' },
  },
  {
    name: 'otherCause',
    label: 'Describe the cause',
    type: 'text',
    required: true,
    maxLength: 120,
    showIf: { field: 'incidentType', equals: 'other' },
  },
  { name: 'incidentPlace', label: 'Place of the incident', type: 'text', required: true, maxLength: 120 },
  { name: 'policeInformed', label: 'Police informed', type: 'checkbox' },
  {
    name: 'policeReport',
    label: 'Police report number',
    type: 'text',
    required: true,
    maxLength: 30,
    showIf: { field: 'policeInformed', equals: true },
  },
  { name: 'injuries', label: 'Someone was injured', type: 'checkbox' },
  {
    name: 'injuryDetails',
    label: 'Injuries',
    type: 'text',
    required: true,
    maxLength: 200,
    showIf: { field: 'injuries', equals: true },
  },
  { name: 'thirdParty', label: 'Third party involved', type: 'radio', options: ['yes', 'no'] },
  {
    name: 'thirdPartyName',
    label: 'Third party name',
    type: 'text',
    required: true,
    maxLength: 80,
    showIf: { field: 'thirdParty', equals: 'yes' },
  },
  { name: 'notes', label: 'Notes', type: 'text', maxLength: 500 },
];

const CATEGORIES =
  'art bicycle camera clothing computer furniture garden jewellery kitchen phone tools other';

const COLUMNS: BenchField[] = [
  { name: 'description', label: 'Description', type: 'text', required: true, maxLength: 80 },
  { name: 'category', label: 'Category', type: 'select', required: true, options: CATEGORIES.split(' ') },
  { name: 'bought', label: 'Bought on', type: 'text', pattern: DAY },
  { name: 'value', label: 'Value', type: 'text', required: true, pattern: '^\\d+(\\.\\d{2})?$' },
  { name: 'condition', label: 'Condition', type: 'select', options: ['new', 'good', 'worn', 'broken'] },
  { name: 'receipt', label: 'Receipt', type: 'checkbox' },
];

const HEAD_FIELDS: BenchField[] = [
  { name: 'claimRef', label: 'Claim reference', type: 'text', required: true, maxLength: 20 },
  { name: 'otherInsurance', label: 'Also insured elsewhere', type: 'checkbox' },
  {
    name: 'otherInsurer',
    label: 'Other insurer',
    type: 'text',
    required: true,
    maxLength: 60,
    showIf: { field: 'otherInsurance', equals: true },
  },
];

const FILLED_ROW: BenchRow = {
  category: 'tools',
  bought: '2024-05-17',
  value: '120.50',
  condition: 'good',
  receipt: true,
};

/** Two values that break a rule from the start (a pattern, a length); the rest is empty. */
const BROKEN_VALUES: BenchRow = { phone: 'call me', postcode: 'AB12 3CD 99999' };

function claimPage(id: WorkloadId, title: string, parts: number): Workload {
  const names = Array.from({ length: parts }, (_, index) => `s${index + 1}`);
  const middle = `s${Math.ceil(parts / 2)}`;
  return {
    id,
    title,
    sections: names.map((name, index) => ({
      name,
      title: parts === 1 ? 'Claim' : `Claim part ${index + 1}`,
      fields: CLAIM_FIELDS,
    })),
    initial: Object.fromEntries(names.map((name) => [name, BROKEN_VALUES])),
    rows: [],
    targets: {
      type: [middle, 'incidentPlace'],
      toggle: [middle, 'policeInformed'],
      shows: [middle, 'policeReport'],
      last: [`s${parts}`, 'notes'],
    },
  };
}

function tablePage(id: WorkloadId, title: string, count: number): Workload {
  // A page that shows long tables in parts shows this row at first.
  const middle = Math.floor(Math.min(count, 50) / 2);
  return {
    id,
    title,
    sections: [{ name: 'head', title: 'Claim', fields: HEAD_FIELDS }],
    table: { name: 'items', title: 'Lost or damaged items', columns: COLUMNS },
    initial: { head: {} },
    rows: Array.from({ length: count }, (_, row) =>
      row % 2 === 0 ? { description: `Item ${row + 1}`, ...FILLED_ROW } : {},
    ),
    targets: {
      type: ['items', middle - (middle % 2), 'description'],
      toggle: ['head', 'otherInsurance'],
      shows: ['head', 'otherInsurer'],
      last: ['items', count - 1, 'condition'],
    },
  };
}

export const WORKLOADS: Record<WorkloadId, () => Workload> = {
  W1: () => claimPage('W1', 'Claim page, 20 fields', 1),
  W2: () => claimPage('W2', 'Five such sections, 100 fields', 5),
  W3: () => claimPage('W3', 'Twenty-five such sections, 500 fields', 25),
  W4: () => tablePage('W4', 'Table of 50 rows and 6 columns', 50),
  W5: () => claimPage('W5', 'Fifty such sections, 1,000 fields', 50),
  W6: () => tablePage('W6', 'Table of 200 rows and 6 columns', 200),
};

const isWorkload = (id: string): id is WorkloadId => Object.hasOwn(WORKLOADS, id);

/** The workload that the page's address names (?w=W1). */
export function workloadOfPage(): Workload {
  const id = new URLSearchParams(location.search).get('w') ?? 'W1';
  if (!isWorkload(id)) throw new Error(`No workload ${id}: ${Object.keys(WORKLOADS).join(', ')}`);
  return WORKLOADS[id]();
}

/** What is wrong with one value, or null. */
export function fieldError(
  field: Pick<BenchField, 'required' | 'maxLength' | 'pattern'>,
  value: unknown,
): string | null {
  if (value === undefined || value === null || value === '' || value === false)
    return field.required ? 'This field is required' : null;
  if (field.maxLength && String(value).length > field.maxLength)
    return `At most ${field.maxLength} characters`;
  if (field.pattern && !new RegExp(field.pattern, 'u').test(String(value))) return 'Not in the right format';
  return null;
}

const isShown = (field: BenchField, row: BenchRow): boolean =>
  !field.showIf || row[field.showIf.field] === field.showIf.equals;

/** How many errors a right implementation shows when the page is submitted as it loads. */
export function expectedErrors(workload: Workload): number {
  const inSections = workload.sections.flatMap(({ name, fields }) => {
    const row = workload.initial[name] ?? {};
    return fields.filter((field) => isShown(field, row) && fieldError(field, row[field.name]));
  });
  const inRows = workload.rows.flatMap((row) =>
    (workload.table?.columns ?? []).filter((field) => fieldError(field, row[field.name])),
  );
  return inSections.length + inRows.length;
}
