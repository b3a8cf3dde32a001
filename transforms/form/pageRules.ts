import type { Block, Condition, FieldPlacement, Rule } from '../../schemas/generated/types.ts';
import { configModelOf } from '../config/configModelOf.ts';
import type { SourceLocation } from '../config/errors.ts';
import type { FormConfig } from '../config/formConfig.ts';
import { camelCase } from '../ground/modelNames.ts';
import { fromPointer } from '../ground/pointer.ts';
import { placementsOf } from '../pages/placements.ts';
import type { PlacedRule } from '../vocabulary/defineAdapter.ts';
import { PROVIDE_DOCUMENTATION } from '../vocabulary/provideDocumentation.ts';

/** Message key of the specification for the number of records that a page demands (R5-44). */
export const MIN_INSTANCES = 'LocKey_MultiRecordTable_Validation_MinInstances';

/** Returns the filter of a block's records for counting, where the block shows only some of its list (C8-14). */
function counted(block: Block): { where?: Condition } {
  if (!('only' in block) || !block.only) return {};
  return { where: { value: { field: block.only.field }, equals: block.only.equals } };
}

function blockRule(block: Block): Rule | undefined {
  if (block.kind === 'recordManager' && block.required)
    return {
      name: 'records',
      namedParams: { min: 1, ...counted(block) },
      errorMessageKeys: { default: PROVIDE_DOCUMENTATION },
    };
  if (block.kind === 'recordTable' && block.min !== undefined)
    return {
      name: 'records',
      namedParams: { min: block.min, ...counted(block) },
      errorMessageKeys: { default: MIN_INSTANCES },
    };
  return undefined;
}

function checkboxRule(
  { required, requiredMessageKey }: FieldPlacement,
  where: Condition | undefined,
): Rule | undefined {
  const said = requiredMessageKey === undefined ? {} : { errorMessageKeys: { default: requiredMessageKey } };
  const conditions = [where ?? [], typeof required === 'object' && required !== null ? required : []].flat();
  const [condition, second] = conditions;
  if (required === undefined || required === false) return undefined;
  if (!condition) return { name: 'required', ...said };
  return {
    name: 'requiredWhen',
    namedParams: { condition: second ? { all: conditions } : condition },
    ...said,
  };
}

function add(
  rules: Map<string, PlacedRule[]>,
  key: string,
  rule: Rule | undefined,
  place: SourceLocation,
): void {
  const parameters = { min: place.at('min'), where: place.at('only'), condition: place.at('required') };
  if (rule) rules.set(key, [...(rules.get(key) ?? []), { rule, place, parameters }]);
}

/** Tests if the list of a block has the field of its filter: without it, the missing field is the fault. */
function tellsRecords(block: Block, { models }: FormConfig): boolean {
  if (!('only' in block) || !block.only) return true;
  const name = camelCase(block.only.field);
  const model = configModelOf(models, camelCase(block.model));
  return model?.fields.some((field) => field.name === name) ?? false;
}

/**
 * Returns the checks that pages demand as rules of the form's schema, because browser, server and CLI all judge them
 * (C4-23): by `model` for lists, by `model.field` for checkboxes (R5-47).
 */
export function pageRules(form: FormConfig): ReadonlyMap<string, PlacedRule[]> {
  const rules = new Map<string, PlacedRule[]>();
  for (const { page, place } of form.pages) {
    for (const [index, block] of page.blocks.entries())
      if (tellsRecords(block, form) && 'model' in block && block.model !== undefined)
        add(rules, camelCase(block.model), blockRule(block), place.at('blocks', index));
    for (const { model, within, name, field, pointer, block } of placementsOf(page))
      if (!within && tellsRecords(block, form))
        add(
          rules,
          `${model}.${name}`,
          checkboxRule(field, counted(block).where),
          place.at(...fromPointer(pointer)),
        );
  }
  return rules;
}
