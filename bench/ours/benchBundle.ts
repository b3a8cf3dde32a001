import type { Condition, ModelEntry, Page, Rule } from '../../schemas/generated/types.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import type { BenchField, BenchPath, Workload } from '../workloads.ts';

/** All sections are fields of one model, named by section: `s1PolicyNumber`. */
export const MODEL = 'claimDetails';
export const LIST = 'claimTransactions';

/** The name of a section's field in the model. */
export const fieldName = (section: string, name: string): string =>
  `${section}${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Where a path of the workload is in our claim document. */
export function claimPath(path: BenchPath): string {
  const [first, second, third] = path;
  return third === undefined ? `${MODEL}.${fieldName(first, String(second))}` : `${LIST}.${second}.${third}`;
}

function rulesOf({ required, maxLength, pattern, type, options }: BenchField): Rule[] {
  return [
    ...(required ? [{ name: 'required' }] : []),
    ...(maxLength ? [{ name: 'maxLength', ordinalParams: [maxLength] }] : []),
    ...(pattern ? [{ name: 'regularExpression', ordinalParams: [pattern] }] : []),
    ...(options && type !== 'checkbox' ? [{ name: 'oneOf', ordinalParams: options }] : []),
  ] as Rule[];
}

const modelField = (name: string, field: BenchField) => ({
  name,
  type: field.type === 'checkbox' ? ('boolean' as const) : ('string' as const),
  rules: rulesOf(field),
});

const COMPONENTS = { text: undefined, select: 'select', radio: 'radio', checkbox: 'checkbox' } as const;

function placement(name: string, field: BenchField, when?: Condition) {
  const component = COMPONENTS[field.type];
  return {
    name,
    label: `Label_${field.name}`,
    ...(component && { component }),
    ...(field.options && { options: field.options.map((value) => ({ value, label: `Option_${value}` })) }),
    ...(when && { dependencies: [{ when }] }),
  };
}

function pageOf({ sections, table }: Workload): Page {
  const groups = sections.map((section) => ({
    kind: 'fields',
    id: section.name,
    titleKey: `Section_${section.name}`,
    model: MODEL,
    fields: section.fields.map((field) => {
      const { showIf } = field;
      const when = showIf && {
        value: { field: fieldName(section.name, showIf.field) },
        equals: showIf.equals,
      };
      return placement(fieldName(section.name, field.name), field, when);
    }),
  }));
  const list = table && {
    kind: 'recordTable',
    id: table.name,
    titleKey: 'Table_title',
    model: LIST,
    allowEdit: true,
    fields: table.columns.map((field) => placement(field.name, field)),
  };
  return {
    path: '/',
    titleKey: 'Page_title',
    nextLabelKey: 'Submit',
    blocks: list ? [...groups, list] : groups,
  } as Page;
}

const metadata = (dtoMapping: string) => ({ formType: 'Standard', dtoMapping, prepopulatedSubModel: null });

function modelsOf({ sections, table }: Workload): ModelEntry[] {
  const fields = sections.flatMap((section) =>
    section.fields.map((field) => modelField(fieldName(section.name, field.name), field)),
  );
  const list = table && {
    metadata: metadata(LIST),
    fields: table.columns.map((field) => modelField(field.name, field)),
  };
  return [{ metadata: metadata(MODEL), fields }, ...(list ? [list] : [])] as ModelEntry[];
}

function contentOf(workload: Workload): Record<string, string> {
  const fields = [
    ...workload.sections.flatMap((section) => section.fields),
    ...(workload.table?.columns ?? []),
  ];
  return {
    Page_title: workload.title,
    Submit: 'Submit',
    Table_title: workload.table?.title ?? '',
    ...Object.fromEntries(workload.sections.map(({ name, title }) => [`Section_${name}`, title])),
    ...Object.fromEntries(fields.map(({ name, label }) => [`Label_${name}`, label])),
    ...Object.fromEntries(
      fields.flatMap(({ options = [] }) => options.map((value) => [`Option_${value}`, value])),
    ),
  };
}

/** The workload as a configuration author would write it: the same fields, rules and conditions. */
export function benchBundle(workload: Workload): Bundle {
  return {
    settlement: {
      nameKey: 'Page_title',
      theme: 'jnd-7-0-default',
      cultures: { en: 'English' },
      timeZone: 'Pacific Standard Time',
      forms: { standard: { formType: 'Standard', pages: ['bench'], authorization: { kind: 'open' } } },
    } as unknown as Bundle['settlement'],
    models: { models: modelsOf(workload) } as Bundle['models'],
    pages: { 'standard/bench': pageOf(workload) },
    content: { en: contentOf(workload) as Bundle['content'][string] },
    lists: {},
  };
}

/** The workload's data as a claim document. */
export function benchClaim(workload: Workload): Record<string, unknown> {
  const fields = Object.entries(workload.initial).flatMap(([section, row]) =>
    Object.entries(row).map(([name, value]) => [fieldName(section, name), value]),
  );
  return { [MODEL]: Object.fromEntries(fields), ...(workload.table && { [LIST]: workload.rows }) };
}
