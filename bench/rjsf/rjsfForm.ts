import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { BenchField, BenchSection, Workload } from '../workloads.ts';

/** A section as JSON Schema; a field that is shown by another one comes in by `if`/`then`, RJSF's own way. */
function sectionSchema({ title, fields }: Omit<BenchSection, 'name'>): RJSFSchema {
  const always = fields.filter(({ showIf }) => !showIf);
  const conditional = fields.flatMap((field) => (field.showIf ? [{ field, showIf: field.showIf }] : []));
  return {
    type: 'object',
    title,
    ...groupOf(always),
    ...(conditional.length && {
      allOf: conditional.map(({ field, showIf }) => ({
        if: { required: [showIf.field], properties: { [showIf.field]: { const: showIf.equals } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: groupOf([field]),
      })),
    }),
  };
}

const groupOf = (fields: BenchField[]): RJSFSchema => ({
  properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
});

function fieldSchema({ label, type, options, maxLength, pattern }: BenchField): RJSFSchema {
  if (type === 'checkbox') return { type: 'boolean', title: label };
  return {
    type: 'string',
    title: label,
    ...(options && { enum: options }),
    ...(maxLength && { maxLength }),
    ...(pattern && { pattern }),
  };
}

const widgetsOf = (fields: BenchField[]): UiSchema =>
  Object.fromEntries(
    fields.filter(({ type }) => type === 'radio').map(({ name }) => [name, { 'ui:widget': 'radio' }]),
  );

/** The props of plain RJSF for a workload. */
export function rjsfForm(workload: Workload): { schema: RJSFSchema; uiSchema: UiSchema; formData: unknown } {
  const { table, sections, initial, rows } = workload;
  const properties: Record<string, RJSFSchema> = Object.fromEntries(
    sections.map((section) => [section.name, sectionSchema(section)]),
  );
  if (table)
    properties[table.name] = {
      type: 'array',
      title: table.title,
      items: { type: 'object', ...groupOf(table.columns) },
    };
  const order = (fields: BenchField[]) => ({ 'ui:order': [...fields.map(({ name }) => name), '*'] });
  return {
    schema: { type: 'object', title: workload.title, properties },
    uiSchema: Object.fromEntries(
      sections.map(({ name, fields }) => [name, { ...order(fields), ...widgetsOf(fields) }]),
    ),
    formData: table ? { ...initial, [table.name]: rows } : initial,
  };
}
