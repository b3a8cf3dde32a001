import type { ConditionFormatter } from '../../transforms/conditions/formatCondition.ts';
import { keyOfList, keyOfReference } from '../../transforms/conditions/references.ts';
import { lastStep } from '../../transforms/ground/claimPath.ts';
import { type ConditionTest, type TestTable, testEntry } from '../../transforms/ground/conditionTable.ts';
import type { CompiledOperand, ListReference, Reference } from '../../transforms/ground/expressions.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { optionLabelIn } from '../../transforms/pages/optionLabel.ts';
import { labelKeyOf } from '../../transforms/pages/placements.ts';
import { inEnglish, type NumberedQuestion, type PrintModel } from './printModel.ts';

const ENTRIES: Readonly<Record<string, string>> = {
  classList: 'was found in the class list',
  claims: 'signed in with a claim that was filed before',
  open: 'came in without being in the class list',
};

const humanised = (key: string): string =>
  lastStep(key)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();

/** Returns the name of a question in references: `“Last name” (3.2)`. */
export function nameOfField(printModel: PrintModel, key: string): string {
  const placed = printModel.placed.get(key);
  if (!placed) return `“${humanised(key)}”, which the form sets`;
  return `“${inEnglish(printModel, labelKeyOf(placed.placement))}” (${placed.number})`;
}

/** Returns the name of a list in references: the titles of the blocks that show it. */
function nameOfList(printModel: PrintModel, key: string): string {
  const { pages, exitPages } = printModel.config;
  const titles = [...pages, ...exitPages].flatMap(({ page }) =>
    page.blocks.flatMap((block) => {
      const isOfList = block.kind === 'recordManager' || block.kind === 'recordTable';
      const isIt = isOfList && camelCase(block.model) === key && block.titleKey !== undefined;
      return isIt ? `“${inEnglish(printModel, block.titleKey ?? '')}”` : [];
    }),
  );
  if (titles.length > 0) return `entries under ${[...new Set(titles)].join(' and ')}`;
  return printModel.placed.has(key)
    ? `entries of ${nameOfField(printModel, key)}`
    : `entries of ${humanised(key)}`;
}

/** Returns the title of the block whose records have this value, where several blocks share a list. */
function titleOfShare(printModel: PrintModel, key: string, value: unknown): string | undefined {
  const blocks = [...printModel.config.pages, ...printModel.config.exitPages].flatMap(
    ({ page }) => page.blocks,
  );
  const found = blocks.find(
    (block) =>
      (block.kind === 'recordManager' || block.kind === 'recordTable') &&
      block.only?.equals === value &&
      `${camelCase(block.model)}.${camelCase(block.only?.field ?? '')}` === key,
  );
  return found && 'titleKey' in found && found.titleKey !== undefined
    ? inEnglish(printModel, found.titleKey)
    : undefined;
}

/** Returns the label of an option by its value; undefined for a typed answer. */
function optionName(
  printModel: PrintModel,
  placed: NumberedQuestion | undefined,
  value: string | number | boolean,
) {
  if (!placed) return undefined;
  const { field } = placed.placement;
  if (field.component === 'yesNo' && (value === 'yes' || value === 'no'))
    return inEnglish(printModel, value === 'yes' ? 'Ui_Yes' : 'Ui_No');
  const label = optionLabelIn([field], printModel.config.lists, String(value));
  return label?.label ?? (label?.labelKey === undefined ? undefined : inEnglish(printModel, label.labelKey));
}

const usual = () => undefined;

/** Words for tests of a field; those of a checkbox differ. */
const FIELD_TESTS: TestTable<string | undefined, [name: string, isBox: boolean]> = {
  comparison: ({ op, right }, name, isBox) => {
    if (!isBox || !('literal' in right) || typeof right.literal !== 'boolean') return undefined;
    return `${name} is ${(op === 'equals') === right.literal ? 'ticked' : 'not ticked'}`;
  },
  in: usual,
  matches: ({ pattern }, name) => `${name} is of the form ${pattern}`,
  empty: ({ empty }, name) => `${name} is ${empty ? 'not answered' : 'answered'}`,
};

const entryWords = (value: unknown): string => ENTRIES[String(value)] ?? `came in by ${String(value)}`;

/** Words for tests of the way in. */
const ENTRY_TESTS: TestTable<string | undefined> = {
  comparison: ({ op, right }) => {
    if (!('literal' in right)) return undefined;
    const words = entryWords(right.literal);
    return op === 'equals' ? `the claimant ${words}` : `it is not so that the claimant ${words}`;
  },
  in: ({ values }) => `the claimant ${values.map(entryWords).join(' or ')}`,
  matches: usual,
  empty: usual,
};

class CounselNaming implements ConditionFormatter {
  private readonly printModel: PrintModel;
  private readonly rows: readonly string[];

  constructor(printModel: PrintModel, rows: readonly string[]) {
    this.printModel = printModel;
    this.rows = rows;
  }

  field = (ref: Reference): string => nameOfField(this.printModel, keyOfReference(ref, this.rows));

  list = (ref: ListReference): string => nameOfList(this.printModel, keyOfList(ref, this.rows));

  member = ({ field }: { field: string }): string => `what the class list has as “${humanised(field)}”`;

  within = (list: ListReference): ConditionFormatter =>
    new CounselNaming(this.printModel, [keyOfList(list, this.rows), ...this.rows]);

  literal = (value: string | number | boolean | null, beside?: CompiledOperand): string => {
    if (value === null || value === '') return 'empty';
    const placed = beside && 'ref' in beside ? this.placedOf(beside.ref) : undefined;
    const name = optionName(this.printModel, placed, value);
    if (name !== undefined) return `“${name}”`;
    return typeof value === 'string' ? `“${value}”` : String(value);
  };

  /** Returns words for tests of fields and ways in; undefined where the default words fit. */
  test = (condition: ConditionTest): string | undefined => {
    const { left } = condition;
    if ('entry' in left) return testEntry(ENTRY_TESTS, condition)(condition);
    if (!('ref' in left)) return undefined;
    const share = this.shareTest(condition, left.ref);
    if (share !== undefined) return share;
    const isBox = left.ref.type === 'boolean' && !this.isChosen(left.ref);
    return testEntry(FIELD_TESTS, condition)(condition, this.field(left.ref), isBox);
  };

  /** Returns the title of a block for a test of the field by which blocks share a list. */
  private shareTest(condition: ConditionTest, ref: Reference): string | undefined {
    if (condition.op !== 'equals' || !('literal' in condition.right)) return undefined;
    const title = titleOfShare(this.printModel, keyOfReference(ref, this.rows), condition.right.literal);
    return title && `the entry is one of “${title}”`;
  }

  private placedOf(ref: Reference): NumberedQuestion | undefined {
    return this.printModel.placed.get(keyOfReference(ref, this.rows));
  }

  /** Tests if a field has options and is no checkbox. */
  private isChosen(ref: Reference): boolean {
    return this.placedOf(ref)?.placement.field.options !== undefined;
  }
}

/**
 * Creates the formatter of conditions by labels of questions; `rows` are the surrounding lists, the innermost first.
 */
export function namingOf(printModel: PrintModel, rows: readonly string[] = []): ConditionFormatter {
  return new CounselNaming(printModel, rows);
}
