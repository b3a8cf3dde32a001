import { createRandom, type Random } from '../../authoring/search/random.ts';
import type { Condition } from '../../schemas/generated/types.ts';

/** A question with a few answers, where it is asked and what is asked of it. */
export interface DrawnField {
  name: string;
  options: string[];
  page: number;
  rules: DrawnRule[];
  shownWhen?: Condition;
}

export interface DrawnRule {
  name: 'required' | 'assert' | 'forbiddenWhen' | 'requiredWhen';
  condition?: Condition;
}

/** A form that the answers can be filed with: every rule was drawn so that they meet it. */
export interface DrawnForm {
  fields: DrawnField[];
  pages: { skipWhen?: Condition; exit?: Condition }[];
  /** The answers; a question that is not shown has none. */
  answers: Record<string, string>;
}

export const MODEL = 'claimDetails';

type Answers = Readonly<Record<string, string>>;

/** Draws a form of questions with few answers, so that every claim can be tried. */
export function drawForm(seed: string): DrawnForm {
  const draw = new Drawing(createRandom(seed));
  const count = 4 + draw.random.below(2);
  for (let index = 0; index < count; index += 1) draw.field(index, count);
  draw.exits();
  return draw.form;
}

class Drawing {
  readonly random: Random;
  readonly form: DrawnForm;

  constructor(random: Random) {
    this.random = random;
    this.form = { fields: [], answers: {}, pages: [{}, {}, ...(this.chance(60) ? [{}] : [])] };
  }

  private chance(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  field(index: number, count: number): void {
    const { fields, pages, answers } = this.form;
    const page = Math.floor((index * pages.length) / count);
    const isFirst = page > 0 && !fields.some((field) => field.page === page);
    if (isFirst && this.chance(30)) pages[page] = { skipWhen: conditionOn(fields, this.random) };
    const options = ['a', 'b', 'c'].slice(0, 2 + this.random.below(2));
    const field: DrawnField = { name: `field${index}`, page, options, rules: [] };
    if (fields.length > 0 && this.chance(35)) field.shownWhen = conditionOn(fields, this.random);
    const isShown = this.isShown(field);
    fields.push(field);
    const isRequired = this.chance(50);
    if (isShown && (isRequired || this.chance(60))) answers[field.name] = this.random.pick(options) ?? 'a';
    if (isRequired) field.rules.push({ name: 'required' });
    field.rules.push(...rulesOn(field, this.form, isShown, this.random));
  }

  private isShown({ page, shownWhen }: DrawnField): boolean {
    const { pages, answers } = this.form;
    const { skipWhen } = pages[page] ?? {};
    return !(skipWhen && holds(skipWhen, answers)) && (!shownWhen || holds(shownWhen, answers));
  }

  /** Exits that the answers do not open. */
  exits(): void {
    const { fields, pages, answers } = this.form;
    for (const [at, page] of pages.entries()) {
      const exit = conditionOn(
        fields.filter((field) => field.page <= at),
        this.random,
      );
      if (this.chance(30) && !holds(exit, answers)) page.exit = exit;
    }
  }
}

function rulesOn(
  field: DrawnField,
  { fields, answers }: DrawnForm,
  isShown: boolean,
  random: Random,
): DrawnRule[] {
  const condition = conditionOn(fields, random);
  const isTrue = holds(condition, answers);
  const isGiven = field.name in answers;
  switch (random.below(5)) {
    case 0:
      return isTrue || !isGiven ? [{ name: 'assert', condition }] : [];
    case 1:
      return isGiven && isTrue ? [] : [{ name: 'forbiddenWhen', condition }];
    case 2:
      return isGiven || !isTrue || !isShown ? [{ name: 'requiredWhen', condition }] : [];
    default:
      return [];
  }
}

/** A condition on the answers to some of the questions. */
function conditionOn(fields: readonly DrawnField[], random: Random): Condition {
  const test = (): Condition => {
    const { name, options } = random.pick(fields) as DrawnField;
    const value = { field: name, model: MODEL };
    if (random.below(5) === 0) return { value, empty: random.below(2) === 0 };
    return { value, equals: random.pick(options) ?? 'a' };
  };
  const parts = () => [test(), test()];
  switch (random.below(6)) {
    case 0:
      return { all: parts() };
    case 1:
      return { any: parts() };
    case 2:
      return { not: test() };
    default:
      return test();
  }
}

/** Whether a condition of the kind that is drawn here holds: written anew, not by the product. */
function holds(condition: Condition, answers: Answers): boolean {
  if ('all' in condition) return condition.all.every((part) => holds(part, answers));
  if ('any' in condition) return condition.any.some((part) => holds(part, answers));
  if ('not' in condition) return !holds(condition.not, answers);
  const { value, ...asked } = condition as { value: { field: string }; equals?: string; empty?: boolean };
  const answer = answers[value.field];
  return asked.equals === undefined ? (answer === undefined) === asked.empty : answer === asked.equals;
}
