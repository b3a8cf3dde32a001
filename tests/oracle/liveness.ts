import { hasRecord, isOne, isShown, placesOf, type ShownPlace, unmet } from './places.ts';
import { isRecord, lowerFirst, type RawBlock, type RawPage, type RawRule } from './raw.ts';
import { DOCUMENTS, homesOf, isDocumentLive, isKeptByRecord, isOutOfSight } from './recordDocuments.ts';
import { type Case, type FieldState, nameOfModel, type Row, type Scope } from './scope.ts';
import { areEqual, literalValue } from './values.ts';

const LIVE: FieldState = { live: true, disabled: false };

/** `claimDetails.amount`, `claimTransactions.items.price`, or a list model's name alone. */
function keyOf(scope: Scope, name: string | undefined): string {
  const [row] = scope.rows;
  const list = row?.around ? [row.list] : [];
  return [nameOfModel(scope.model), ...list, ...(name === undefined ? [] : [name])].join('.');
}

/** R3-30, R3-31: by a dependency that is not met, or by all being met. */
function isDisabled(place: ShownPlace, scope: Scope): boolean {
  const all = place.placement?.dependencies ?? [];
  const missed = unmet(place, scope);
  if (missed.some((dependency) => dependency.disable === true)) return true;
  return missed.length === 0 && all.some((dependency) => dependency.disableOnFulfilled === true);
}

function resetOf(place: ShownPlace, scope: Scope): { value: unknown } | undefined {
  const resetting = unmet(place, scope).find((dependency) => dependency.resetOnUnfulfilled !== false);
  return resetting && { value: resetting.resetValue ?? null };
}

/** C8-14, C4-22: a record is not live while all blocks that have it are hidden; one that no block has is. */
export function isRecordLive(pages: RawPage[], row: Row, at: Case): boolean {
  if (row.list === DOCUMENTS && homesOf(pages).length > 0) return isDocumentLive(pages, row, at);
  const places = placesOf(pages, row.list);
  if (!places.some(({ block }) => block.only)) return true;
  const own = places.filter(({ block }) => hasRecord(block, row, at));
  return own.length === 0 || own.some((place) => isShown(place, { at, rows: [], model: row.model }));
}

/** Whether a condition asks for the value that a block's records have: by itself, or as a part of `all`. */
function speaksOf(where: unknown, { field, equals }: NonNullable<RawBlock['only']>): boolean {
  if (!isRecord(where)) return false;
  if (Array.isArray(where.all)) return where.all.some((part) => speaksOf(part, { field, equals }));
  const { value, equals: wanted } = where;
  if (!isRecord(value) || typeof value.field !== 'string' || isRecord(wanted)) return false;
  return (
    lowerFirst(value.field) === lowerFirst(field) && areEqual(literalValue(wanted), literalValue(equals))
  );
}

/** C8-14: a rule about the records of some blocks is asked while one of these is shown. */
export function isAsked(pages: RawPage[], list: string, rule: RawRule, scope: Scope): boolean {
  if (lowerFirst(rule.name) === 'records' && isOutOfSight(pages, list, scope)) return false;
  const own = placesOf(pages, list).filter(
    ({ block }) => block.only && speaksOf(rule.namedParams?.where, block.only),
  );
  return own.length === 0 || own.some((place) => isShown(place, scope));
}

/** C4-22 over the pages of a form; without pages everything is live. */
export function stateByPages(pages: RawPage[]): (scope: Scope, name?: string) => FieldState {
  return (scope, name) => {
    if (isKeptByRecord(pages, scope, name)) return LIVE;
    const record = scope.rows.at(-1);
    const all = placesOf(pages, keyOf(scope, name));
    const places = record ? all.filter(({ block }) => hasRecord(block, record, scope.at)) : all;
    if (places.length === 0) return LIVE;
    const shown = places.filter((place) => isShown(place, scope));
    const [first] = shown;
    if (!first) return { live: false, disabled: false };
    const reset = resetOf(first, scope);
    return {
      live: true,
      disabled: shown.every((place) => isDisabled(place, scope)),
      ...(reset && { reset }),
    };
  };
}

/** R5-41: the key of what is said where documents are demanded. */
const PROVIDE = 'LocKey_Validation_ProvideDocumentation';

/** What a block of records demands of its list. */
function demandedOfList({ only, required, min }: RawBlock): RawRule[] {
  const where = only && { where: isOne(only) };
  if (required === true)
    return [{ name: 'records', namedParams: { min: 1, ...where }, errorMessageKeys: { default: PROVIDE } }];
  return min === undefined ? [] : [{ name: 'records', namedParams: { min, ...where } }];
}

/** C4-23: what the pages demand of a field or of a list model, as rules. */
export function demandedRules(pages: RawPage[], key: string): RawRule[] {
  return placesOf(pages, key).flatMap(({ block, placement }): RawRule[] => {
    if (!placement) return demandedOfList(block);
    const { required } = placement;
    if (required === undefined || required === false) return [];
    const own = block.only ? [isOne(block.only)] : [];
    if (required === true && own.length === 0) return [{ name: 'required' }];
    const condition = { all: [...own, ...(required === true ? [] : [required])] };
    return [{ name: 'requiredWhen', namedParams: { condition } }];
  });
}
