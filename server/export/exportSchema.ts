import { type FieldEntry, sentRecord } from '../../transforms/description/sentRecord.ts';
import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import type { JsonSchema } from '../../transforms/form/claimSchema.ts';
import { mapFields } from '../../transforms/ground/innerFields.ts';
import type { FormPlan, PlanField, PlanModel } from '../../transforms/ground/plan.ts';
import type { ExportWriting } from './exportChoice.ts';
import { LINE_PROPERTIES, LINE_REQUIRED } from './lineSchema.ts';

const HASHED = 'hashed:[0-9a-f]{64}';

/** Patterns of a number and a date in a canonical export. */
const CANONICAL: Record<string, { pattern: string; description: string }> = {
  number: {
    pattern: String.raw`-?\d+(?:\.\d+)?`,
    description: 'A plain decimal, as text: no digit is lost.',
  },
  date: { pattern: String.raw`\d{4}-\d{2}-\d{2}`, description: 'yyyy-MM-dd' },
};

function valueSchema(type: PlanField['type'], { canonical }: ExportWriting, hashed: boolean): JsonSchema {
  const { types, shape } = FIELD_KINDS[type];
  const written = canonical ? CANONICAL[type] : undefined;
  if (!written) return { type: types, ...shape };
  const { pattern, description } = written;
  return {
    type: ['string', 'null'],
    pattern: `^(?:${hashed ? `${pattern}|${HASHED}` : pattern})$`,
    description,
  };
}

/** Builds the schema of a record, which requires every field because an empty one is null in a line. */
function objectSchema(entries: readonly FieldEntry[]): JsonSchema {
  const { properties, ...object } = sentRecord(entries);
  return { ...object, required: Object.keys(properties), properties };
}

function recordSchema(fields: readonly PlanField[], writing: ExportWriting, hashed: boolean): JsonSchema {
  const entries = mapFields<PlanField, FieldEntry>(fields, (field, inner) => {
    const { types, hasRecords } = FIELD_KINDS[field.type];
    if (!hasRecords) return [field, valueSchema(field.type, writing, hashed)];
    return [field, { type: types, items: objectSchema(inner()) }];
  });
  return objectSchema(entries);
}

function modelSchema({ name, kind, fields }: PlanModel, writing: ExportWriting): JsonSchema {
  const record = recordSchema(fields, writing, name === 'credentials');
  if (kind === 'list') return { type: ['array', 'null'], items: record };
  const described = name === 'credentials' && {
    description: 'What only proves who someone is, is hashed: `hashed:` and 64 hexadecimal digits.',
  };
  return { ...record, ...described, type: ['object', 'null'] };
}

/** Builds the schema of a form's claim document. */
const claimOf = ({ models }: FormPlan, writing: ExportWriting): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: models.map(({ name }) => name),
  properties: Object.fromEntries(models.map((model) => [model.name, modelSchema(model, writing)])),
});

function lineSchema(plan: FormPlan, { canonical, unmasked }: ExportWriting): JsonSchema {
  const { maskCharacters, unreadable, ...common } = LINE_PROPERTIES;
  const own = canonical ? { unreadable } : unmasked ? {} : { maskCharacters };
  return {
    title: `A claim of the form ${plan.form}`,
    type: 'object',
    additionalProperties: false,
    required: [...LINE_REQUIRED, ...Object.keys(own)],
    properties: {
      ...common,
      ...own,
      form: { const: plan.form },
      claim: { $ref: `#/$defs/${plan.form}` },
    },
  };
}

/**
 * Builds the JSON Schema of the lines that `claimwright export` writes of claims under these forms, with values in the
 * format `writing` (C14-07). A claim of an earlier configuration, by its configurationHash, may have other fields.
 */
export function exportSchema(forms: readonly FormPlan[], writing: ExportWriting): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A line of an export',
    description:
      'A claim that was filed under the configuration that this schema was made of. Values are written ' +
      `${writing.canonical ? 'in one way: numbers as plain decimals, dates as yyyy-MM-dd' : 'as they were typed'}.`,
    oneOf: forms.map((plan) => lineSchema(plan, writing)),
    $defs: Object.fromEntries(forms.map((plan) => [plan.form, claimOf(plan, writing)])),
  };
}
