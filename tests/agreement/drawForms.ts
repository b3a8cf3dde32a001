import fc from 'fast-check';
import type { RawField, RawModel, RawRule } from '../oracle/raw.ts';
import { calculation } from './drawConditions.ts';
import { documentsRule, recordsRule } from './drawListRules.ts';
import { ruleFor } from './drawRules.ts';
import { cased, LIST_MODELS, MEMBER, type Place, type RosterField, SINGLE_MODELS } from './roster.ts';

/** At most three rules on a field; most fields have none, so that a form stays readable. */
function rulesFor(field: RosterField, place: Place): fc.Arbitrary<RawRule[]> {
  const drawn = ruleFor(field.type, place);
  return fc.oneof(fc.constant<RawRule[]>([]), fc.array(drawn, { minLength: 1, maxLength: 3 }));
}

/** The total of the claim may read the rows' totals; those read no other calculation. */
function computedFor(field: RosterField, place: Place): fc.Arbitrary<unknown> {
  if (!field.computed) return fc.constant(undefined);
  const drawn = calculation(field.type, { ...place, plain: true });
  const ofRows = fc.constant({ sum: 'lineTotal', of: 'claimTransactions' });
  return fc.option(field.name === 'total' ? fc.oneof(ofRows, drawn) : drawn, { nil: undefined });
}

function drawField(field: RosterField, place: Place): fc.Arbitrary<RawField> {
  if (field.type === 'list') return drawListField(field, place);
  return fc.tuple(cased(field.name), rulesFor(field, place), computedFor(field, place)).map(
    ([name, rules, computed]): RawField => ({
      name,
      type: field.type,
      rules,
      ...(field.clientOnly ? { clientOnly: true } : {}),
      ...(computed === undefined ? {} : { computed }),
    }),
  );
}

/** What the server knows is under no rule. */
const plainField = ({ name, type }: RosterField): RawField => ({ name, type, rules: [] });

function drawListField(field: RosterField, place: Place): fc.Arbitrary<RawField> {
  const inside: Place = { ...place, rows: [{ list: field.name, fields: field.fields ?? [] }, ...place.rows] };
  const records = fc.option(
    recordsRule({ model: '', rows: [{ list: field.name, fields: field.fields ?? [] }] }, field.name),
    { nil: null },
  );
  return fc
    .tuple(cased(field.name), rulesFor(field, place), records, drawFields(field.fields ?? [], inside))
    .map(
      ([name, rules, record, fields]): RawField => ({
        name,
        type: 'list',
        rules: record ? [...rules, record] : rules,
        fields,
      }),
    );
}

function drawFields(fields: RosterField[], place: Place): fc.Arbitrary<RawField[]> {
  return fc.tuple(...fields.map((field) => drawField(field, place)));
}

function drawModel(
  name: string,
  fields: fc.Arbitrary<RawField[]>,
  rules: fc.Arbitrary<RawRule[]>,
): fc.Arbitrary<RawModel> {
  return fc.tuple(cased(name), fields, rules).map(
    ([dtoMapping, drawn, own]): RawModel => ({
      metadata: { formType: 'Standard', dtoMapping, prepopulatedSubModel: null },
      ...(own.length > 0 ? { rules: own } : {}),
      fields: drawn,
    }),
  );
}

const none = fc.constant<RawRule[]>([]);

function listRules(name: string): fc.Arbitrary<RawRule[]> {
  const records = fc.array(recordsRule({ model: name, rows: [] }, name), { maxLength: 1 });
  if (name !== 'documentContexts') return records;
  return fc.tuple(records, fc.array(documentsRule(), { maxLength: 1 })).map(([a, b]) => [...a, ...b]);
}

/** The models of one form, in any order, with rules, conditions and calculations drawn for every field. */
export const drawForm: fc.Arbitrary<RawModel[]> = fc
  .tuple(
    drawModel('prepopulatedData', fc.constant(MEMBER.map(plainField)), none),
    ...Object.entries(SINGLE_MODELS).map(([name, fields]) =>
      drawModel(name, drawFields(fields, { model: name, rows: [] }), none),
    ),
    ...Object.entries(LIST_MODELS).map(([name, fields]) =>
      drawModel(name, drawFields(fields, { model: name, rows: [{ list: name, fields }] }), listRules(name)),
    ),
  )
  .chain((models) => fc.shuffledSubarray(models, { minLength: models.length }));
