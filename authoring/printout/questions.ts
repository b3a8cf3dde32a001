import { counted } from '../../bundle/findings/counted.ts';
import type { ComponentName, FieldPlacement } from '../../schemas/generated/types.ts';
import type { WidgetName } from '../../schemas/uiOptions.ts';
import { formatOperand } from '../../transforms/conditions/formatCondition.ts';
import { BUILT_IN_LISTS } from '../../transforms/config/builtInLists.ts';
import { FIELD_KINDS } from '../../transforms/fields/fields.ts';
import type { PlanDependency } from '../../transforms/ground/plan.ts';
import { isMaskName, MASKS } from '../../transforms/masks/masks.ts';
import { labelKeyOf, type Placement } from '../../transforms/pages/placements.ts';
import { PLACEMENT_TEXT_NAMES, type PlacementText } from '../../transforms/pages/placementTexts.ts';
import { own } from '../../transforms/values/own.ts';
import type { SearchField } from '../search/searchForm.ts';
import { conditionList } from './conditions.ts';
import { type Html, html, NO_HTML } from './html.ts';
import { namingOf } from './naming.ts';
import { inEnglish, numberKey, type PrintModel, placementKey } from './printModel.ts';
import { listsAround, rulesSection } from './rules.ts';
import { translatedText } from './texts.ts';

/** Descriptions of inputs in the printed form, by component or widget. */
const KINDS: Record<ComponentName | WidgetName, string> = {
  text: 'A line of text',
  mask: 'A line of text',
  number: 'A number',
  textarea: 'A text of several lines',
  select: 'One answer of a list',
  radio: 'One of these answers',
  yesNo: 'Yes or no',
  checkbox: 'A box to tick',
  date: 'A date',
  file: 'A document',
  signature: 'A signature, typed as a name',
  confirm: 'A box by which something is confirmed',
  value: 'Nothing is asked: a value is shown',
  wallet: 'An account with a payment service',
};

function kindOf({ component }: FieldPlacement, field: SearchField): string {
  if (field.plan?.computed && (component === undefined || component === 'value'))
    return 'Nothing is asked: it is calculated';
  if (component !== undefined && component !== 'text') return KINDS[component];
  const { hasRecords, widget } = FIELD_KINDS[field.type];
  return hasRecords ? 'A list of entries' : KINDS[widget];
}

/** Renders one fact of a question: a term and its description. */
export function fact(name: string, words: Html | string): Html {
  return html`<div class="fact"><dt>${name}</dt><dd>${words}</dd></div>`;
}

/** Headings for the texts of a placement. */
const TEXTS: Record<PlacementText, string> = {
  hint: 'Help',
  placeholder: 'Shown in the empty field',
  prepended: 'Before the field',
  appended: 'After the field',
  buttonLabel: 'On the button',
};

const textsAround = (printModel: PrintModel, written: FieldPlacement): Html[] =>
  PLACEMENT_TEXT_NAMES.map((name) => {
    const key = written[name];
    return html`\n${key === undefined ? NO_HTML : fact(TEXTS[name], translatedText(printModel, key))}`;
  });

/** Maximum number of options that are listed; of longer lists only the number, the first and the last are printed. */
const MOST_OPTIONS = 60;

function optionsOf(printModel: PrintModel, { options, optionsList, component }: FieldPlacement): Html {
  if (component === 'yesNo')
    return fact(
      'Answers',
      html`${translatedText(printModel, 'Ui_Yes')}${translatedText(printModel, 'Ui_No')}`,
    );
  if (options)
    return fact(
      'Answers',
      html`<ol class="answers">${options.map(({ value, label }) => html`<li>${translatedText(printModel, label)}<p class="kept">kept as <code>${String(value)}</code></p></li>`)}</ol>`,
    );
  if (optionsList === undefined) return NO_HTML;
  const builtIn = own(BUILT_IN_LISTS, optionsList);
  const list = builtIn
    ? builtIn('en')
    : (own(printModel.config.lists, optionsList)?.values ?? []).map(({ value, label }) => ({
        value,
        label: label ?? value,
      }));
  const names = list.map(({ label }) => label);
  const shown =
    names.length <= MOST_OPTIONS
      ? names.join(' · ')
      : `${names.length} answers, from “${names[0]}” to “${names.at(-1)}”`;
  return fact('Answers', html`<p>The list “${optionsList}”: ${shown}</p>`);
}

function maskWords(name: string): string {
  if (!isMaskName(name)) return name;
  const mask = MASKS[name];
  if (mask.kind === 'pattern') return `as ${mask.pattern}, where # is a digit`;
  if (mask.kind === 'number')
    return `as a number with ${counted(mask.decimals, 'decimal')}, in groups of three`;
  return `with at most ${counted(mask.max, 'character')} of ${mask.allowed}`;
}

function dependencyFacts(
  printModel: PrintModel,
  key: string,
  dependencies: readonly PlanDependency[],
): Html[] {
  const formatter = namingOf(printModel, listsAround(key));
  const told = (name: string, { when }: PlanDependency) => fact(name, conditionList(when, formatter));
  const left = (value: PlanDependency['resetValue']) =>
    value === null ? 'is emptied' : `becomes “${String(value)}”`;
  return dependencies.flatMap((one) => [
    ...(one.hide ? [told('Shown only when', one)] : []),
    ...(one.disable ? [told('Can be answered only when', one)] : []),
    ...(one.disableOnFulfilled ? [told('Cannot be answered when', one)] : []),
    ...(one.resetOnUnfulfilled
      ? [told(`The answer ${left(one.resetValue)} when this stops being so`, one)]
      : []),
    ...(one.resetOnFulfilled
      ? [told(`The answer ${left(one.resetValue)} when this comes to be so`, one)]
      : []),
    ...(one.mask === undefined ? [] : [told(`Written ${maskWords(one.mask)} when`, one)]),
  ]);
}

const RECEIPTS = {
  ending: 'The receipt shows only the last characters of the answer.',
  hidden: 'The receipt does not show the answer.',
} as const;

function startFacts(written: FieldPlacement, { plan }: SearchField): Html[] {
  const { defaultValue, prepopulatedDataKey, maskName } = written;
  const receipt = written.receipt ?? plan?.receipt;
  const isSet = defaultValue !== undefined && defaultValue !== null;
  return [
    ...(maskName === undefined ? [] : [fact('Written', maskWords(maskName))]),
    ...(isSet ? [fact('Before it is answered', `It holds “${String(defaultValue)}”.`)] : []),
    ...(prepopulatedDataKey === undefined
      ? []
      : [fact('Filled in', `With “${prepopulatedDataKey}” of the class list, where the claimant is in it.`)]),
    ...(receipt ? [fact('Receipt', RECEIPTS[receipt])] : []),
  ];
}

function computedFact(printModel: PrintModel, { plan, key }: SearchField): Html {
  if (!plan?.computed) return NO_HTML;
  return fact('Calculated as', formatOperand(plan.computed, namingOf(printModel, listsAround(key))));
}

function storedFact({ plan }: SearchField): Html {
  if (plan?.clientOnly) return fact('Kept', 'It is checked on the page, and neither sent nor stored.');
  return NO_HTML;
}

/** Renders a question: its text, its possible answers, and its rules. */
export function question(printModel: PrintModel, page: number, placement: Placement): Html {
  const key = placementKey(placement);
  const { field: written } = placement;
  const number = printModel.numbers.get(numberKey(page, placement)) ?? '';
  const field = printModel.fields.get(key);
  if (!field) return NO_HTML;
  const first = printModel.placed.get(key)?.number;
  const planned = field.placements.find((one) => one.page === page && one.block === placement.block.id);
  const rules =
    first === number
      ? rulesSection(printModel, field)
      : html`<p>Those of ${first}, which is kept under the same name.</p>`;
  return html`<article class="question" id="q${number}" aria-labelledby="q${number}-name">
<h3 id="q${number}-name"><span class="number">${number}</span> ${inEnglish(printModel, labelKeyOf(placement))}</h3>
<dl>
${fact('Question', translatedText(printModel, labelKeyOf(placement)))}${textsAround(printModel, written)}
${fact('Answer', kindOf(written, field))}
${optionsOf(printModel, written)}
${startFacts(written, field)}
${computedFact(printModel, field)}
${dependencyFacts(printModel, key, planned?.dependencies ?? [])}
${storedFact(field)}
${rules.text === '' ? fact('Rules', 'None: it may be left empty.') : fact('Rules', rules)}
${fact('Name in the data', html`<code>${key}</code>`)}
</dl>
</article>`;
}
