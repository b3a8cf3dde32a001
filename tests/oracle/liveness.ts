import { holds } from './conditions.ts';
import {
  isRecord,
  lowerFirst,
  type RawBlock,
  type RawDependency,
  type RawPage,
  type RawPlacement,
  type RawRule,
} from './raw.ts';
import { type Case, type FieldState, nameOfModel, type Row, type Scope, valueInRow } from './scope.ts';
import { areEqual, literalValue } from './values.ts';

/** One place where the pages show something. */
interface ShownPlace {
  page: RawPage;
  block: RawBlock;
  placement?: RawPlacement;
}

const LIVE: FieldState = { live: true, disabled: false };

function keysOf(block: RawBlock, placement: RawPlacement): { key: string; placement: RawPlacement }[] {
  const model = lowerFirst(placement.model ?? block.model ?? '');
  const own = `${model}.${lowerFirst(placement.name)}`;
  const columns = (placement.columns ?? []).map((column) => ({
    key: `${own}.${lowerFirst(column.name)}`,
    placement: column,
  }));
  return [{ key: own, placement }, ...columns];
}

/** R3-36 to R3-42, R4-36: US fields while the country is US, the others while it is not. */
function addressFields(block: RawBlock): RawPlacement[] {
  const prefix = block.prefix ?? 'mailing';
  const international = block.hasInternationalSupport === true;
  const country = { value: { field: `${prefix}Country` } };
  const shownWhile = (when: unknown) => (international ? { dependencies: [{ when }] } : {});
  const us = shownWhile({ ...country, equals: 'US' });
  const named = (name: string, rest: object = {}): RawPlacement => ({ name: `${prefix}${name}`, ...rest });
  return [
    ...['Country', 'StreetLine1', 'City'].map((name) => named(name)),
    ...(block.hasStreetLine2 ? [named('StreetLine2')] : []),
    ...['SubDivision', 'PostalCode'].map((name) => named(name, us)),
    ...(international
      ? ['SubDivisionNonUS', 'PostalCodeNonUS'].map((name) =>
          named(name, shownWhile({ ...country, notEquals: 'US' })),
        )
      : []),
  ];
}

/** R3-46. */
function nameFields(block: RawBlock): RawPlacement[] {
  const middle = block.layout === 'first-middleInitial-last' ? ['middleInitial'] : [];
  return ['firstName', ...middle, 'lastName'].map((name) => ({ name }));
}

function fieldsOf(block: RawBlock): RawPlacement[] {
  if (block.kind === 'address') return addressFields(block);
  if (block.kind === 'name') return nameFields(block);
  return block.kind === 'displayRows' ? [] : (block.fields ?? []);
}

function placesIn(page: RawPage, block: RawBlock, key: string): ShownPlace[] {
  const isListBlock = block.kind === 'recordManager' || block.kind === 'recordTable';
  const ofList = isListBlock && lowerFirst(block.model ?? '') === key ? [{ page, block }] : [];
  const ofFields = fieldsOf(block)
    .flatMap((placement) => keysOf(block, placement))
    .filter((found) => found.key === key)
    .map(({ placement }) => ({ page, block, placement }));
  return [...ofList, ...ofFields];
}

function placesOf(pages: RawPage[], key: string): ShownPlace[] {
  return pages.flatMap((page) => page.blocks.flatMap((block) => placesIn(page, block, key)));
}

/** `claimDetails.amount`, `claimTransactions.items.price`, or a list model's name alone. */
function keyOf(scope: Scope, name: string | undefined): string {
  const [row] = scope.rows;
  const list = row?.around ? [row.list] : [];
  return [nameOfModel(scope.model), ...list, ...(name === undefined ? [] : [name])].join('.');
}

function isMet(dependency: { when: unknown }, scope: Scope): boolean {
  return holds(dependency.when, scope);
}

function unmet({ placement }: ShownPlace, scope: Scope): RawDependency[] {
  return (placement?.dependencies ?? []).filter((dependency) => !isMet(dependency, scope));
}

/** A live page, a live block, and no unmet dependency that hides. */
function isShown(place: ShownPlace, scope: Scope): boolean {
  const outside: Scope = { at: scope.at, rows: [], model: scope.model };
  if (place.page.skipWhen !== undefined && holds(place.page.skipWhen, outside)) return false;
  if (!(place.block.dependencies ?? []).every((dependency) => isMet(dependency, outside))) return false;
  return unmet(place, scope).every((dependency) => dependency.hide === false);
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

/** C8-14: a block with `only` has the records with that value; any other has all of its list. */
function hasRecord({ only }: RawBlock, record: Row, at: Case): boolean {
  if (!only) return true;
  const field = record.fields.find(({ name }) => lowerFirst(name) === lowerFirst(only.field));
  return field !== undefined && areEqual(valueInRow(at, record, field), literalValue(only.equals));
}

/** C8-14, C4-22: a record is not live while all blocks that have it are hidden; one that no block has is. */
export function isRecordLive(pages: RawPage[], row: Row, at: Case): boolean {
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
  const own = placesOf(pages, list).filter(
    ({ block }) => block.only && speaksOf(rule.namedParams?.where, block.only),
  );
  return own.length === 0 || own.some((place) => isShown(place, scope));
}

/** C4-22 over the pages of a form; without pages everything is live. */
export function stateByPages(pages: RawPage[]): (scope: Scope, name?: string) => FieldState {
  return (scope, name) => {
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

/** C8-14: what is asked inside a record of a block. */
const isOne = ({ field, equals }: NonNullable<RawBlock['only']>) => ({ value: { field }, equals });

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
