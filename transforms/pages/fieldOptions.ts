import type { FieldPlacement } from '../../schemas/generated/types.ts';
import type { FieldOption, FieldOptions } from '../../schemas/uiOptions.ts';
import { addOperandReads, type ReadKeys } from '../conditions/references.ts';
import { BUILT_IN_LISTS } from '../config/builtInLists.ts';
import type { CompiledOperand } from '../ground/expressions.ts';
import type { PlanField } from '../ground/plan.ts';
import { own } from '../values/own.ts';
import { displayOf } from './displayOf.ts';
import { maskOf } from './maskOf.ts';
import type { PageSchemaOptions, Write } from './pageSchema.ts';
import { labelKeyOf, type Placement } from './placements.ts';
import type { PlacementText } from './placementTexts.ts';

/** Placement, plan field and texts, from which the `ui:options` of a field are computed. */
interface OptionSite {
  placement: Placement;
  field: FieldPlacement;
  owner: PlanField;
  options: PageSchemaOptions;
  write: Write;
}

/** Keys of a placement that are not options of the same name; comments name the option that each becomes. */
type ReadElsewhere =
  | 'model'
  | 'name'
  | 'component'
  | 'maskName' // mask
  | 'options' // enumOptions
  | 'disableRequiredStyling' // requiredStyling
  | 'dependencies'
  | 'required'
  | 'requiredMessageKey' // the text of the rule that `required` becomes
  | 'columns' // the leaf's own items
  | 'recordLabelKey' // recordLabel
  | 'addLabelKey' // addLabel
  // The wizard fills claims by these; widgets do not.
  | 'defaultValue'
  | 'prepopulatedDataKey'
  | 'overrideEverDirtyFieldConstraint';

type AllRead<Unread extends never> = Unread;
/** Does not compile where a key of a placement is neither an option nor read elsewhere. */
export type UnreadKeys = AllRead<Exclude<keyof FieldPlacement, keyof FieldOptions | ReadElsewhere>>;

/** Returns the options of a yes/no question, with the values that its text field holds (C8-20). */
const yesNo = (write: Write): FieldOption[] => [
  { value: 'yes', label: write('Ui_Yes') },
  { value: 'no', label: write('Ui_No') },
];

function choicesOf({ field, options, write }: OptionSite): FieldOption[] | undefined {
  if (field.component === 'yesNo') return yesNo(write);
  if (field.options) return field.options.map(({ value, label }) => ({ value, label: write(label) }));
  const { optionsList } = field;
  if (optionsList === undefined) return undefined;
  const builtIn = own(BUILT_IN_LISTS, optionsList);
  if (builtIn) return builtIn(options.texts.culture);
  return own(options.lists, optionsList)?.values.map(({ value, label }) => ({
    value,
    label: label ?? value,
  }));
}

/** Returns the names that a computed field reads: lists before their fields. */
function readsOf(computed: CompiledOperand): string[] {
  const reads: ReadKeys = new Set();
  addOperandReads(computed, [], reads);
  return [...reads];
}

/**
 * Tests if the field is marked as optional when it is not required. An unticked box is an answer, a computed value is
 * not the claimant's, a field with alternatives is not optional alone, and a list that may be empty needs no mark.
 */
const mayBeOptional = (field: FieldPlacement, { type, computed, alternatives }: PlanField): boolean =>
  type !== 'boolean' &&
  type !== 'list' &&
  !computed &&
  !alternatives &&
  field.disableRequiredStyling !== true;

const text =
  (key: PlacementText) =>
  ({ field, write }: OptionSite): string | undefined =>
    field[key] && write(field[key]);

type Plain = keyof FieldPlacement & keyof FieldOptions;
const plain =
  <K extends Plain>(key: K) =>
  ({ field }: OptionSite): FieldPlacement[K] =>
    field[key];

/** Functions that compute the `ui:options`, by name. An option without one does not compile. */
const OPTIONS: {
  [K in keyof Omit<FieldOptions, 'enterKeyHint'>]-?: (site: OptionSite) => FieldOptions[K] | undefined;
} = {
  type: ({ owner }) => owner.type,
  label: ({ placement, write }) => write(labelKeyOf(placement)),
  requiredStyling: ({ field }) => field.disableRequiredStyling !== true,
  mayBeOptional: ({ field, owner }) => mayBeOptional(field, owner) || undefined,
  key: plain('key'),
  hint: text('hint'),
  placeholder: text('placeholder'),
  prepended: text('prepended'),
  appended: text('appended'),
  buttonLabel: text('buttonLabel'),
  buttonImage: plain('buttonImage'),
  suppressLabel: plain('suppressLabel'),
  autocomplete: plain('autocomplete'),
  keyboard: plain('keyboard'),
  usualKeyboard: ({ owner }) => owner.keyboard,
  ofDigits: ({ owner }) => owner.ofDigits,
  space: ({ owner }) => owner.space,
  receipt: ({ field, owner }) => field.receipt ?? owner.receipt,
  display: ({ field, options }) => displayOf(field.display, options.texts),
  width: plain('width'),
  rows: plain('rows'),
  picker: plain('picker'),
  mask: ({ field, owner }) => maskOf(field, owner),
  days: ({ owner }) => owner.days,
  madeOf: ({ owner }) => owner.computed && readsOf(owner.computed),
  enumOptions: choicesOf,
  optionsList: (site) => (choicesOf(site) ? undefined : site.field.optionsList),
  recordLabel: ({ field, write }) => field.recordLabelKey && write(field.recordLabelKey),
  addLabel: ({ field, write }) => field.addLabelKey && write(field.addLabelKey),
};

/** Returns the `ui:options` of a placed field, without undefined ones. */
export function fieldOptions(
  placement: Placement,
  owner: PlanField,
  options: PageSchemaOptions,
  write: Write,
): FieldOptions {
  const site = { placement, field: placement.field, owner, options, write };
  const entries = Object.entries(OPTIONS).map(([name, read]) => [name, read(site)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as unknown as FieldOptions;
}
