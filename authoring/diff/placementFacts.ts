import type { Block, Dependency } from '../../schemas/generated/types.ts';
import { literalWords } from '../../transforms/conditions/pathFormatter.ts';
import { BUILT_IN_LISTS } from '../../transforms/config/builtInLists.ts';
import { configModelOf } from '../../transforms/config/configModelOf.ts';
import { conditionAt } from '../../transforms/form/conditionAt.ts';
import { joinPath } from '../../transforms/ground/claimPath.ts';
import { fromPointer } from '../../transforms/ground/pointer.ts';
import { labelKeyOf, type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import { conditionText } from './conditionText.ts';
import type { DiffForm, DiffSide } from './diffSide.ts';
import { type Effect, ofSet } from './effect.ts';
import { byValues, type Fact, NEVER_ALONE } from './fact.ts';
import { keyOfPart } from './modelFacts.ts';
import { ANSWERED } from './ruleWords.ts';
import { ofFrame, placedTexts, placeIn, type WrittenFrame, writtenFacts } from './writtenFacts.ts';

/** Placement of a field, with the common part of its facts. */
interface Placed {
  placement: Placement;
  frame: WrittenFrame;
}

/**
 * Builds the facts of the placements in the block `written`: their position, label, input, options and dependencies.
 * `index` is the block's position on its page.
 */
export function placementFacts(
  side: DiffSide,
  form: DiffForm,
  block: WrittenFrame,
  written: Block,
  index: number,
): Fact[] {
  const page = { path: '', titleKey: '', blocks: [written] };
  return placementsOf(page).flatMap((placement) => {
    const model = configModelOf(form.config.models, placement.model);
    if (!model) return [];
    const [, , ...below] = fromPointer(placement.pointer);
    const name = joinPath(model.name, placement.within, placement.name);
    const key = `${keyOfPart(form, name)}|placed`;
    const within = [...block.within, keyOfPart(form, name)];
    const frame: WrittenFrame = {
      ...block,
      within: [...within, key],
      key,
      name,
      path: ['blocks', index, ...below],
    };
    return ofPlacement(side, form, { placement, frame }, { block, within });
  });
}

/** Properties with facts of their own, or without effect. */
const TOLD = new Set([
  'name',
  'model',
  'label',
  'key',
  'options',
  'optionsList',
  'dependencies',
  'required',
  'columns',
]);

function ofPlacement(
  side: DiffSide,
  form: DiffForm,
  placed: Placed,
  { block, within }: { block: WrittenFrame; within: readonly string[] },
): Fact[] {
  const { frame, placement } = placed;
  const own: Fact = {
    ...ofFrame(frame),
    ...{ subject: 'placement', key: frame.key, within, name: `${frame.name}, where it is asked` },
    value: block.key,
    words: `on the page ${block.page ?? ''} in the ${block.name}`,
    place: placeIn(frame),
  };
  const label = { ...frame, key: `${frame.key}|label`, name: `${frame.name}, label` };
  return [
    own,
    ...placedTexts(side, label, labelKeyOf(placement), own.place),
    ...writtenFacts(side, frame, placement.field, TOLD),
    ...optionFacts(side, placed),
    ...requiredFact(form, placed),
    ...(placement.field.dependencies ?? []).flatMap((dependency, at) =>
      dependencyFact(form, placed, dependency, at),
    ),
  ];
}

/** Builds the facts of options: a removed option is stricter. The labels of lists are facts of the list. */
function optionFacts(side: DiffSide, { placement, frame }: Placed): Fact[] {
  const { options, optionsList } = placement.field;
  if (!options && optionsList === undefined) return [];
  const listed = optionsList === undefined ? [] : (side.view.bundle.lists[optionsList]?.values ?? []);
  const isBuiltIn = optionsList !== undefined && Object.hasOwn(BUILT_IN_LISTS, optionsList);
  const values = (options ?? listed).map(({ value }) => String(value));
  const all: Fact = {
    ...ofFrame(frame),
    ...{ subject: 'options', key: `${frame.key}|options`, name: `${frame.name}, options` },
    value: isBuiltIn ? [optionsList] : values,
    words: isBuiltIn ? `of the list ${optionsList}` : fewWords(values),
    place: placeIn(frame, options ? 'options' : 'optionsList'),
    changed: byValues((before: string[], after: string[]) => ofSet(before, after) ?? 'changed'),
  };
  const labels = (options ?? []).flatMap(({ value, label }, index) =>
    placedTexts(
      side,
      {
        ...frame,
        key: `${frame.key}|option ${value}`,
        name: `${frame.name}, option ${value}`,
        within: [...frame.within, NEVER_ALONE],
      },
      label,
      placeIn(frame, 'options', index),
    ),
  );
  return [all, ...labels];
}

const MOST = 12;

/** Lists some values, with their number where there are many. */
export function fewWords(values: readonly string[]): string {
  if (values.length <= MOST) return values.join(', ');
  return `${values.slice(0, MOST).join(', ')}, … (${values.length} in all)`;
}

/** Builds the fact of a checkbox that the page requires (R5-47): always, or where a condition holds. */
function requiredFact(form: DiffForm, { placement, frame }: Placed): Fact[] {
  const { required } = placement.field;
  if (required === undefined || required === false) return [];
  const place = placeIn(frame, 'required');
  const condition = required === true ? undefined : conditionAt(form.model, place, frame.name);
  const isAlways = (value: unknown) => value === true;
  return [
    {
      ...ofFrame(frame),
      ...{
        subject: 'rule',
        key: `${frame.key}|required`,
        name: `${frame.name}, required by the page`,
        place,
      },
      value: condition ?? true,
      words: condition ? `where ${conditionText(condition)}` : 'always',
      ...{ added: 'stricter', gone: 'looser' },
      demand: {
        of: frame.name,
        words: condition ? `${ANSWERED} where ${conditionText(condition)}` : ANSWERED,
        // The nearest first: the field, its placement, the block, the page.
        by: frame.within.toReversed(),
      },
      changed: byValues(
        (before, after): Effect => (isAlways(before) ? 'looser' : isAlways(after) ? 'stricter' : 'changed'),
      ),
    },
  ];
}

function dependencyFact(form: DiffForm, { frame }: Placed, effects: Dependency, index: number): Fact[] {
  const place = placeIn(frame, 'dependencies', index);
  const condition = conditionAt(form.model, placeIn(frame, 'dependencies', index, 'when'), frame.name);
  if (!condition) return [];
  const does = effectsOf(effects);
  return [
    {
      ...ofFrame(frame),
      ...{ subject: 'condition', key: `${frame.key}|${does}`, name: `${frame.name} is ${does}` },
      value: condition,
      words: `where ${conditionText(condition)}`,
      place,
    },
  ];
}

/** Describes the effects of a dependency, with its defaults. */
function effectsOf(effects: Omit<Dependency, 'when'>): string {
  const {
    hide = true,
    disable,
    disableOnFulfilled,
    resetOnFulfilled,
    resetOnUnfulfilled = true,
    resetValue,
    mask,
  } = effects;
  const value = literalWords(resetValue ?? null);
  const parts = [
    hide ? 'shown' : [],
    disable ? 'open' : [],
    disableOnFulfilled ? 'closed' : [],
    resetOnFulfilled ? `reset to ${value}` : [],
    resetOnUnfulfilled && !hide ? `reset to ${value} otherwise` : [],
    resetOnUnfulfilled && hide && value !== 'empty' ? `reset to ${value} while hidden` : [],
    resetOnUnfulfilled ? [] : 'kept otherwise',
    mask === undefined ? [] : `typed as ${mask}`,
  ];
  return parts.flat().join(', ');
}
