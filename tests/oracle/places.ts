import { holds } from './conditions.ts';
import { lowerFirst, type RawBlock, type RawDependency, type RawPage, type RawPlacement } from './raw.ts';
import { type Case, type Row, type Scope, valueInRow } from './scope.ts';
import { areEqual, literalValue } from './values.ts';

/** One place where the pages show something. */
export interface ShownPlace {
  page: RawPage;
  block: RawBlock;
  placement?: RawPlacement;
}

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
    ...(international || block.hasCountry !== false ? [named('Country')] : []),
    ...['StreetLine1', 'City'].map((name) => named(name)),
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

export function placesOf(pages: RawPage[], key: string): ShownPlace[] {
  return pages.flatMap((page) => page.blocks.flatMap((block) => placesIn(page, block, key)));
}

export function isMet(dependency: { when: unknown }, scope: Scope): boolean {
  return holds(dependency.when, scope);
}

export function unmet({ placement }: ShownPlace, scope: Scope): RawDependency[] {
  return (placement?.dependencies ?? []).filter((dependency) => !isMet(dependency, scope));
}

/** A live page, a live block, and no unmet dependency that hides. */
export function isShown(place: ShownPlace, scope: Scope): boolean {
  const outside: Scope = { at: scope.at, rows: [], model: scope.model };
  if (place.page.skipWhen !== undefined && holds(place.page.skipWhen, outside)) return false;
  if (!(place.block.dependencies ?? []).every((dependency) => isMet(dependency, outside))) return false;
  return unmet(place, scope).every((dependency) => dependency.hide === false);
}

/** C8-14: a block with `only` has the records with that value; any other has all of its list. */
export function hasRecord({ only }: RawBlock, record: Row, at: Case): boolean {
  if (!only) return true;
  const field = record.fields.find(({ name }) => lowerFirst(name) === lowerFirst(only.field));
  return field !== undefined && areEqual(valueInRow(at, record, field), literalValue(only.equals));
}

/** C8-14: what is asked inside a record of a block. */
export const isOne = ({ field, equals }: NonNullable<RawBlock['only']>) => ({ value: { field }, equals });
