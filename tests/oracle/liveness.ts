import { holds } from './conditions.ts';
import {
  lowerFirst,
  type RawBlock,
  type RawDependency,
  type RawPage,
  type RawPlacement,
  type RawRule,
} from './raw.ts';
import { type FieldState, nameOfModel, type Scope } from './scope.ts';

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

/** C4-22 over the pages of a form; without pages everything is live. */
export function stateByPages(pages: RawPage[]): (scope: Scope, name?: string) => FieldState {
  return (scope, name) => {
    const places = placesOf(pages, keyOf(scope, name));
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

/** C4-23: what the pages demand of a field or of a list model, as rules. */
export function demandedRules(pages: RawPage[], key: string): RawRule[] {
  return placesOf(pages, key).flatMap(({ block, placement }): RawRule[] => {
    if (!placement) {
      if (block.required === true)
        return [{ name: 'records', namedParams: { min: 1 }, errorMessageKeys: { default: PROVIDE } }];
      const { min } = block;
      return min === undefined ? [] : [{ name: 'records', namedParams: { min } }];
    }
    if (placement.required === true) return [{ name: 'required' }];
    if (placement.required === undefined || placement.required === false) return [];
    return [{ name: 'requiredWhen', namedParams: { condition: placement.required } }];
  });
}
