import fc from 'fast-check';
import type { RawBlock, RawDependency, RawPage, RawPlacement, Scalar } from '../oracle/raw.ts';
import { KINDS } from './pools.ts';
import { cased, LIST_MODELS, type RosterField, SINGLE_MODELS } from './roster.ts';

/**
 * Pages over the roster's models. Dependencies read what stands further up only, so that no form has a cycle: the
 * fields of FREE depend on nothing, those of LATER on them, and everything else on both.
 */
const FREE = ['firstName', 'age', 'birthDate', 'isMinor'];
const LATER = ['city', 'income', 'movedOn', 'hasAgent'];
const FREE_IN_ROW = ['merchant', 'quantity', 'refunded'];
const FREE_IN_ITEM = ['name', 'gift'];

type Condition = fc.Arbitrary<unknown>;

function testsOf(
  names: { text: string; number: string; flag: string; day?: string },
  model?: string,
): Condition {
  const field = (name: string) => ({ field: name, ...(model ? { model } : {}) });
  const { text, number, flag, day } = names;
  return fc.oneof(
    fc.constantFrom<unknown>(
      { value: field(flag), equals: true },
      { value: field(flag), equals: 'false' },
      { value: field(text), empty: false },
      { value: field(text), equals: 'abc' },
      { value: field(number), greaterThan: 1 },
      { value: field(number), empty: true },
      ...(day ? [{ value: field(day), before: { today: { years: -1 } } }] : []),
    ),
  );
}

const ON_FREE = testsOf(
  { text: 'firstName', number: 'age', flag: 'isMinor', day: 'birthDate' },
  'claimantInfo',
);
const ON_LATER = testsOf(
  { text: 'city', number: 'income', flag: 'hasAgent', day: 'movedOn' },
  'ClaimantInfo',
);
const ON_ROW = testsOf({ text: 'merchant', number: 'quantity', flag: 'refunded' });
const ON_ITEM = testsOf({ text: 'name', number: 'quantity', flag: 'gift' });

function combined(test: Condition): Condition {
  const pair = fc.tuple(test, test);
  return fc.oneof(
    { weight: 3, arbitrary: test },
    pair.map((all) => ({ all })),
    pair.map((any) => ({ any })),
    test.map((not) => ({ not })),
  );
}

const RESETS: Record<RosterField['type'], (Scalar | undefined)[]> = {
  string: [undefined, 'abc', ''],
  number: [undefined, 10, '1,000'],
  date: [undefined, '01/01/2020'],
  boolean: [undefined, true, false],
  file: [undefined],
  list: [undefined],
};

function present<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}

function listDependency(when: Condition): fc.Arbitrary<RawDependency> {
  const [hide, disable] = [fc.boolean(), fc.boolean()];
  return fc.record({ when, hide, disable, resetOnUnfulfilled: fc.constant(false) });
}

/** A field that is calculated is hidden or shown; what resetting or disabling it would mean nobody has said. */
function dependencyOf(field: RosterField, when: Condition): fc.Arbitrary<RawDependency> {
  if (field.computed) return fc.record({ when, resetOnUnfulfilled: fc.constant(false) });
  if (field.type === 'list') return listDependency(when);
  const flag = fc.constantFrom(true, false, undefined);
  const drawn = fc.record({
    when,
    hide: flag,
    disable: flag,
    disableOnFulfilled: flag,
    resetOnUnfulfilled: flag,
    resetValue: fc.constantFrom(...RESETS[field.type]),
  });
  return drawn.map((dependency) => present(dependency) as RawDependency);
}

/** Only `hide` where a field is placed twice: which of two resets would win is left open. */
function placementOf(model: string, field: RosterField, when: Condition): fc.Arbitrary<RawPlacement> {
  const dependencies =
    field.type === 'file' ? fc.constant([]) : fc.array(dependencyOf(field, when), { maxLength: 1 });
  const required =
    field.type === 'boolean'
      ? fc.option(fc.oneof(fc.constant(true), ON_FREE), { nil: undefined })
      : fc.constant(undefined);
  const columns = field.fields
    ? fc.tuple(...field.fields.map((inner) => columnOf(inner))).map((all) => all.flat())
    : fc.constant(undefined);
  return fc
    .record({ model: cased(model), name: cased(field.name), required, dependencies, columns })
    .map((placement) => present(placement) as RawPlacement);
}

function columnOf(field: RosterField): fc.Arbitrary<RawPlacement[]> {
  const when = combined(
    FREE_IN_ITEM.includes(field.name) ? fc.oneof(ON_ROW, ON_FREE) : fc.oneof(ON_ITEM, ON_ROW),
  );
  const dependencies = fc.array(dependencyOf(field, when), { maxLength: 1 });
  const placed = fc.record({ name: cased(field.name), dependencies });
  return fc.option(placed, { nil: undefined }).map((one) => (one ? [one] : []));
}

function some(fields: RosterField[], model: string, when: Condition): fc.Arbitrary<RawPlacement[]> {
  const drawn = fields.map((field) => fc.option(placementOf(model, field, when), { nil: undefined }));
  return fc.tuple(...drawn).map((all) => all.filter((placement) => placement !== undefined));
}

function blockOf(
  id: string,
  fields: fc.Arbitrary<RawPlacement[]>,
  when: Condition,
): fc.Arbitrary<RawBlock[]> {
  const dependencies = fc.array(fc.record({ when }), { maxLength: 1 });
  return fc
    .record({ kind: fc.constant('fields'), id: fc.constant(id), dependencies, fields })
    .map((block) => (block.fields.length > 0 ? [block] : []));
}

function listBlock(model: string, when: Condition): fc.Arbitrary<RawBlock[]> {
  const listed = LIST_MODELS[model] ?? [];
  // The app itself writes the identifier that documents are linked to.
  const fields = model === LINKED ? listed.filter(({ name }) => name !== 'claimTransactionId') : listed;
  const rows = fields.map((field) => {
    const isFree = FREE_IN_ROW.includes(field.name) || model !== 'claimTransactions';
    return fc.option(placementOf(model, field, combined(isFree ? ON_LATER : fc.oneof(ON_ROW, ON_LATER))), {
      nil: undefined,
    });
  });
  const whole = rowsBlock(model, when, fc.tuple(...rows));
  const [shared, values] = SHARED[model] ?? ['', []];
  const ofOthers = rows.filter((_, at) => fields[at]?.name !== shared);
  const shares = values.map((equals) =>
    rowsBlock(model, when, fc.tuple(...ofOthers), { field: shared, equals }),
  );
  return fc.oneof(
    { weight: 2, arbitrary: whole },
    fc.tuple(...shares).map((blocks) => blocks.flat()),
  );
}

/** C8-14: the field by whose values blocks share a list, and such values; it is no column of theirs. */
const SHARED: Record<string, [string, Scalar[]]> = {
  claimTransactions: ['quantity', [1, 2]],
  documentContexts: ['kind', ['id', 'receipt']],
};

const LINKED = 'claimTransactions';

const BOUNDS: { min?: unknown; max?: unknown }[] = [
  {},
  { min: 1 },
  { max: 1 },
  { min: 0, max: 0 },
  { min: 2, max: 2 },
  { min: { field: 'quantity' } },
  { min: 1, max: '1.5' },
];

/** C8-15. */
const documents: fc.Arbitrary<NonNullable<RawBlock['documents']>> = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    when: fc.option(fc.oneof(ON_ROW, ON_LATER), { nil: undefined }),
    bounds: fc.constantFrom(...BOUNDS),
  })
  .map(({ bounds, ...drawn }) => present({ ...drawn, ...bounds }));

function rowsBlock(
  model: string,
  when: Condition,
  rows: fc.Arbitrary<(RawPlacement | undefined)[]>,
  only?: RawBlock['only'],
): fc.Arbitrary<RawBlock[]> {
  return fc
    .record({
      kind: fc.constant('recordManager'),
      id: fc.constant(`${model.toLowerCase()}-rows${only ? `-${only.equals}` : ''}`),
      only: fc.constant(only),
      model: cased(model),
      required: fc.constantFrom(true, undefined),
      documents: model === LINKED ? fc.option(documents, { nil: undefined }) : fc.constant(undefined),
      dependencies: fc.array(fc.record({ when }), { maxLength: 1 }),
      fields: rows.map((all) => all.filter((placement) => placement !== undefined)),
    })
    .map((block) => (block.fields.length > 0 ? [present(block) as RawBlock] : []));
}

function pageOf(
  name: string,
  skipWhen: Condition,
  ...blocks: fc.Arbitrary<RawBlock[]>[]
): fc.Arbitrary<RawPage> {
  return fc
    .record({
      path: fc.constant(`/standard/${name}`),
      titleKey: fc.constant(`Title_${name}`),
      skipWhen: fc.option(skipWhen, { nil: undefined }),
      blocks: fc.tuple(...blocks).map((all) => all.flat()),
    })
    .map((page) => present(page) as RawPage);
}

function rosterFields(model: string, names?: string[]): RosterField[] {
  const fields = SINGLE_MODELS[model] ?? [];
  return names ? fields.filter(({ name }) => names.includes(name)) : fields;
}

const NEVER = fc.constant(undefined);
const onBoth = combined(fc.oneof(ON_FREE, ON_LATER));
const freeFields = rosterFields('claimantInfo', FREE).map((field) =>
  fc.record({ model: fc.constant('claimantInfo'), name: cased(field.name) }),
);

/** Three pages: what is free, what depends on that, and the rest of the claim. */
export const drawPages: fc.Arbitrary<RawPage[]> = fc.tuple(
  pageOf(
    'one',
    NEVER,
    blockOf('free', fc.tuple(...freeFields), NEVER).map((blocks) =>
      blocks.map((block) => ({ ...block, dependencies: [] })),
    ),
  ),
  pageOf(
    'two',
    combined(ON_FREE),
    blockOf(
      'later',
      some(rosterFields('claimantInfo', LATER), 'claimantInfo', combined(ON_FREE)),
      combined(ON_FREE),
    ),
  ),
  pageOf(
    'three',
    onBoth,
    blockOf('details', some(rosterFields('claimDetails'), 'claimDetails', onBoth), onBoth),
    listBlock('claimTransactions', onBoth),
    listBlock('documentContexts', onBoth),
  ),
);
