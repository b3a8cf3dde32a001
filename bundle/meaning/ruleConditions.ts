import type { CompiledCondition, CompiledOperand } from '../../transforms/conditions/types.ts';
import type { Place } from '../../transforms/config/errors.ts';
import type { BundleView } from '../view/bundleView.ts';
import { builtRules, instancesOf, type RuleOwnerView } from './builtRules.ts';
import type { ConditionUse, OperandUse, Path, Role, RowsOf, Standing } from './conditionUse.ts';

const WRITTEN = { assert: 'assert', requiredWhen: 'asked', forbiddenWhen: 'forbidden' } as const;

/** The conditions of every rule, also of those that write them as a field and a value. */
export function conditionsOfRules(view: BundleView): ConditionUse[] {
  return builtRules(view).flatMap((owner) => [
    ...writtenConditions(owner),
    ...valueConditions(owner),
    ...ofRecords(owner),
    ...ofDocuments(owner),
  ]);
}

function standingOf({ model, field }: RuleOwnerView): Omit<Standing, 'placeOf'> {
  const { formType, name, config } = model;
  const single = config.kind === 'single' || !field;
  const record: RowsOf[] = single ? [] : [{ model: name }];
  const rows =
    field?.within !== undefined && !single ? [{ model: name, within: field.within }, ...record] : record;
  return { formType, rows, ...(field && { own: { model, field } }) };
}

function writtenConditions(owner: RuleOwnerView): ConditionUse[] {
  return (['assert', 'requiredWhen', 'forbiddenWhen'] as const).flatMap((name) =>
    instancesOf(owner.rules, name).map(({ instance, place }) => ({
      ...standingOf(owner),
      role: WRITTEN[name],
      when: instance.when,
      placeOf: (path: Path) => place.at('namedParams', 'condition', ...path),
    })),
  );
}

/** Where the value of a test stands in a rule that names the other field and the value. */
type ValuePlace = (place: Place, group: number) => Place;

const VALUES: Record<'requiredIf' | 'nestedRequiredIf', ValuePlace> = {
  requiredIf: (place) => place.at('ordinalParams', 1),
  nestedRequiredIf: (place, group) => place.at('namedParams', group === 0 ? 'firstValue' : 'secondValue'),
};

function valueConditions(owner: RuleOwnerView): ConditionUse[] {
  return (['requiredIf', 'nestedRequiredIf'] as const).flatMap((name) =>
    instancesOf(owner.rules, name).map(({ instance, place }) => ({
      ...standingOf(owner),
      role: 'asked',
      when: instance.when,
      placeOf: (path: Path) => {
        const isValue = ['equals', 'notEquals'].includes(String(path.at(-1)));
        return isValue ? VALUES[name](place, Number(path[1] ?? 0)) : place;
      },
    })),
  );
}

function ofRecords(owner: RuleOwnerView): ConditionUse[] {
  const standing = standingOf(owner);
  const { model, field } = owner;
  const records: RowsOf = { model: model.name, ...(field && { within: field.field.name }) };
  return instancesOf(owner.rules, 'records').flatMap(({ instance: { where }, place }) =>
    where
      ? [use({ ...standing, rows: [records, ...standing.rows] }, where, place, ['where'], 'records')]
      : [],
  );
}

function ofDocuments(owner: RuleOwnerView): ConditionUse[] {
  return demandsOf(owner).flatMap(({ when, standing, place }) =>
    when ? [use(standing, when, place, ['when'], 'documents')] : [],
  );
}

function use(
  standing: Omit<Standing, 'placeOf'>,
  when: CompiledCondition,
  place: Place,
  at: Path,
  role: Role,
): ConditionUse {
  const within = role === 'records' ? ['namedParams', ...at] : at;
  return { ...standing, role, when, placeOf: (path) => place.at(...within, ...path) };
}

/** What a rule demands of documents, each with the records that it is asked in. */
function demandsOf(owner: RuleOwnerView) {
  const standing = standingOf(owner);
  return instancesOf(owner.rules, 'documentsRequired').flatMap(({ instance: { documents }, place }) =>
    documents.map((demand, index) => ({
      ...demand,
      standing: { ...standing, rows: demand.per === undefined ? [] : [{ model: demand.per }] },
      place: place.at('namedParams', 'documents', index),
    })),
  );
}

/** The operands that stand in rules for themselves: bounds of records and documents. */
export function operandsOfRules(view: BundleView): OperandUse[] {
  return builtRules(view).flatMap((owner) => {
    const bound = (
      standing: Omit<Standing, 'placeOf'>,
      operand: CompiledOperand | undefined,
      place: Place,
    ): OperandUse[] => (operand ? [{ ...standing, operand, placeOf: (path) => place.at(...path) }] : []);
    const ofRows = instancesOf(owner.rules, 'records').flatMap(({ instance: { min, max }, place }) => [
      ...bound(standingOf(owner), min, place.at('namedParams', 'min')),
      ...bound(standingOf(owner), max, place.at('namedParams', 'max')),
    ]);
    const ofDemands = demandsOf(owner).flatMap(({ min, max, standing, place }) => [
      ...bound(standing, min, place.at('min')),
      ...bound(standing, max, place.at('max')),
    ]);
    return [...ofRows, ...ofDemands];
  });
}
