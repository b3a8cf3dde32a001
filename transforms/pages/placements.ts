import type { AddressBlock, Block, FieldPlacement, NameBlock, Page } from '../../schemas/generated/types.ts';
import { camelCase } from '../ground/modelNames.ts';
import { toPointer } from '../ground/pointer.ts';

/** Field that a page places: listed in a block, or implied by an address or name block. */
export interface Placement {
  /** Index of the block on its page. */
  blockIndex: number;
  block: Block;
  /** Model as written, in camelCase; undefined where neither field nor block names one. */
  model: string | undefined;
  name: string;
  /** List field whose records have the field (C8-12). */
  within?: string;
  field: FieldPlacement;
  /** JSON pointer of the placement in the page's file. */
  pointer: string;
}

type Suffix = {
  suffix: string;
  label: string;
  when?: 'us' | 'nonUs';
  autocomplete?: string;
} & Partial<FieldPlacement>;

/** Fields of an address (R3-36 to R3-42), in the order in which they are shown. */
const ADDRESS_FIELDS: readonly Suffix[] = [
  {
    suffix: 'Country',
    label: 'Address_Country',
    component: 'select',
    optionsList: 'countries',
    autocomplete: 'country',
    defaultValue: 'US',
  },
  { suffix: 'StreetLine1', label: 'Address_StreetLine1', autocomplete: 'address-line1' },
  { suffix: 'StreetLine2', label: 'Address_StreetLine2', autocomplete: 'address-line2' },
  { suffix: 'City', label: 'Address_City', autocomplete: 'address-level2', width: 'medium' },
  {
    suffix: 'SubDivision',
    label: 'Address_SubDivision',
    component: 'select',
    optionsList: 'usStates',
    autocomplete: 'address-level1',
    when: 'us',
    width: 'medium',
  },
  {
    suffix: 'PostalCode',
    label: 'Address_PostalCode',
    maskName: 'usZip',
    autocomplete: 'postal-code',
    when: 'us',
    width: 'short',
  },
  {
    suffix: 'SubDivisionNonUS',
    label: 'Address_SubDivisionNonUS',
    autocomplete: 'address-level1',
    when: 'nonUs',
    width: 'medium',
  },
  {
    suffix: 'PostalCodeNonUS',
    label: 'Address_PostalCodeNonUS',
    maskName: 'nonUsPostalCode',
    autocomplete: 'postal-code',
    when: 'nonUs',
    width: 'short',
  },
];

function isShown({ suffix, when }: Suffix, block: AddressBlock): boolean {
  if (suffix === 'StreetLine2') return block.hasStreetLine2 === true;
  if (suffix === 'Country') return block.hasCountry !== false || block.hasInternationalSupport === true;
  return when !== 'nonUs' || block.hasInternationalSupport === true;
}

/**
 * Returns the dependency of an address field on the country: US fields show while it is US, the others while it is not
 * (R4-36). Hidden values are kept and come back with their country (C10-18).
 */
function countryDependency(
  prefix: string,
  { when }: Suffix,
  international: boolean,
): Pick<FieldPlacement, 'dependencies'> {
  if (when === undefined || !international) return {};
  const test = { value: { field: `${prefix}Country` } };
  const holds = when === 'us' ? { ...test, equals: 'US' } : { ...test, notEquals: 'US' };
  return { dependencies: [{ when: holds, resetOnUnfulfilled: false }] };
}

function addressFields(block: AddressBlock): FieldPlacement[] {
  const prefix = block.prefix ?? 'mailing';
  return ADDRESS_FIELDS.filter((field) => isShown(field, block)).map((field) => {
    const { suffix, when: _when, ...placement } = field;
    const name = `${prefix}${suffix}`;
    return {
      ...placement,
      ...countryDependency(prefix, field, block.hasInternationalSupport === true),
      ...(block.prepopulated && { prepopulatedDataKey: name }),
      name,
    };
  });
}

const NAME_FIELDS: Record<NameBlock['layout'], readonly (FieldPlacement & { label: string })[]> = {
  'first-last': [
    { name: 'firstName', label: 'Name_First', autocomplete: 'given-name' },
    { name: 'lastName', label: 'Name_Last', autocomplete: 'family-name' },
  ],
  'first-middleInitial-last': [
    { name: 'firstName', label: 'Name_First', autocomplete: 'given-name' },
    { name: 'middleInitial', label: 'Name_MiddleInitial', autocomplete: 'additional-name', width: 'short' },
    { name: 'lastName', label: 'Name_Last', autocomplete: 'family-name' },
  ],
};

function nameFields(block: NameBlock): FieldPlacement[] {
  return NAME_FIELDS[block.layout].map((field) => ({
    ...field,
    ...(block.prepopulated && { prepopulatedDataKey: field.name }),
  }));
}

/** Tests if a block is always about another person. */
const isOther = ({ person }: AddressBlock | NameBlock): boolean => person === 'other';

/** Marks fields as another person's, for whom a browser has no autofill (C10-26). */
const ofOther = (fields: readonly FieldPlacement[]): FieldPlacement[] =>
  fields.map((field) => ({ ...field, autocomplete: 'off' }));

/** Returns a block's fields; an address or a name is expanded into its fields. */
export function fieldsOfBlock(block: Block): readonly FieldPlacement[] {
  if (block.kind === 'address' || block.kind === 'name') {
    const fields = block.kind === 'address' ? addressFields(block) : nameFields(block);
    return isOther(block) ? ofOther(fields) : fields;
  }
  return 'fields' in block ? block.fields : [];
}

function modelOfPlacement(field: FieldPlacement, block: Block): string | undefined {
  const named = field.model ?? ('model' in block ? block.model : undefined);
  return named === undefined ? undefined : camelCase(named);
}

/** Returns the content key of a placement's label: the configured one, else one composed of model and field names. */
export function labelKeyOf({ model, within, name, field }: Placement): string {
  return field.label ?? `Field_${[model, within, name].filter((part) => part !== undefined).join('_')}`;
}

function placementOf(block: Block, blockIndex: number, field: FieldPlacement, pointer: string): Placement[] {
  const base = { blockIndex, block, model: modelOfPlacement(field, block) };
  const own: Placement = { ...base, name: camelCase(field.name), field, pointer };
  const columns = (field.columns ?? []).map(
    (column, index): Placement => ({
      ...base,
      name: camelCase(column.name),
      within: own.name,
      field: column,
      pointer: `${pointer}/columns/${index}`,
    }),
  );
  return [own, ...columns];
}

function placementsOfBlock(block: Block, blockIndex: number): Placement[] {
  const pointer = toPointer(['blocks', blockIndex]);
  const written = 'fields' in block;
  return fieldsOfBlock(block).flatMap((field, index) =>
    placementOf(block, blockIndex, field, written ? `${pointer}/fields/${index}` : pointer),
  );
}

/**
 * Returns every field that a page places, blocks expanded, from top to bottom, without display rows, which only show
 * fields placed elsewhere.
 */
export function placementsOf(page: Page): Placement[] {
  return page.blocks.flatMap((block, index) =>
    block.kind === 'displayRows' ? [] : placementsOfBlock(block, index),
  );
}

/**
 * Returns every field that the page's file lists: without those of address and name blocks, with those of display
 * rows.
 */
export function writtenPlacements(page: Page): Placement[] {
  return page.blocks.flatMap((block, index) => ('fields' in block ? placementsOfBlock(block, index) : []));
}

/** Returns the fields that display rows and labelled values show without placing them. */
export function shownFields(page: Page): Placement[] {
  return page.blocks.flatMap((block, blockIndex) => {
    if (block.kind === 'displayRows') return placementsOfBlock(block, blockIndex);
    if (block.kind !== 'value') return [];
    return placementOf(block, blockIndex, { name: block.name }, toPointer(['blocks', blockIndex]));
  });
}
