import type { Condition } from '../../schemas/generated/types.ts';
import { type DrawnField, type DrawnForm, MODEL } from './drawForm.ts';

/** A form with one thing wrong in it, and the beginning of the one message that is due. */
export interface Damaged {
  form: DrawnForm;
  due: string;
}

const value = (field: string) => ({ field, model: MODEL });
const isEmpty = (field: string): Condition => ({ value: value(field), empty: true });
const equals = (field: string, literal: string): Condition => ({ value: value(field), equals: literal });

/** A question that everybody must answer, on the first page. */
const ALWAYS: DrawnField = { name: 'always', options: ['a', 'b'], page: 0, rules: [{ name: 'required' }] };

const question = (name: string, more: Partial<DrawnField>): DrawnField => ({
  name,
  options: ['a', 'b'],
  page: 0,
  rules: [],
  ...more,
});

/** The form with a question more, which everybody must answer: nothing is wrong with it. */
export const sound = (form: DrawnForm): DrawnForm => ({ ...form, fields: [ALWAYS, ...form.fields] });

const withMore = (form: DrawnForm, ...fields: DrawnField[]): DrawnForm => ({
  ...form,
  fields: [ALWAYS, ...form.fields, ...fields],
});

/** Everything that can be broken in one place, each with its due. */
export const DAMAGES: Record<string, (form: DrawnForm) => Damaged> = {
  'an option that a rule refuses where another asks for an answer': (form) => {
    const condition: Condition = { any: [{ not: equals('more', 'b') }, isEmpty('always')] };
    const more = question('more', { rules: [{ name: 'assert', condition }] });
    return { form: withMore(form, more), due: 'unusable-option claimDetails.more can never be "b"' };
  },
  'rules that every claim must meet and that exclude each other': (form) => {
    const condition: Condition = { not: isEmpty('always') };
    const more = question('more', { rules: [{ name: 'required' }, { name: 'forbiddenWhen', condition }] });
    return { form: withMore(form, more), due: 'stuck-form No claim of the form standard can be filed' };
  },
  'a question that may never be answered': (form) => {
    const condition: Condition = { not: isEmpty('always') };
    const more = question('more', { rules: [{ name: 'forbiddenWhen', condition }] });
    return { form: withMore(form, more), due: 'unusable-field claimDetails.more can never have a value' };
  },
  'a rule that waits for what hides its question': (form) => {
    const rules: DrawnField['rules'] = [{ name: 'requiredWhen', condition: equals('always', 'b') }];
    const more = question('more', { rules, shownWhen: equals('always', 'a') });
    return {
      form: withMore(form, more),
      due: 'never-failing requiredWhen of claimDetails.more can never fail',
    };
  },
  'an exit that no answers open': (form) => {
    const pages = form.pages.map((page, at) => (at === 1 ? { ...page, exit: isEmpty('always') } : page));
    return {
      form: { ...withMore(form), pages },
      due: 'unreached-page Nobody reaches the exit to not-eligible',
    };
  },
  'a page that everybody passes by': (form) => {
    const more = question('more', { page: form.pages.length });
    const pages = [...form.pages, { skipWhen: { not: isEmpty('always') } satisfies Condition }];
    const drawn = withMore(form, more);
    return {
      form: { ...drawn, pages },
      due: `unreached-page Nobody reaches the page page${form.pages.length}`,
    };
  },
};
