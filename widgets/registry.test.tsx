import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { allExamples } from './allExamples.ts';
import { COMMON_STATES, type CommonState, type WidgetExample } from './examples.ts';
import { widgets } from './registry.ts';
import { renderWidget } from './renderWidget.testkit.tsx';

afterEach(cleanup);

const sets = Object.entries(allExamples).map(([name, { widget, examples }]) => ({
  name,
  widget,
  examples: Object.entries<WidgetExample>(examples).map(([state, example]) => ({ state, example })),
}));
const cases = sets.flatMap(({ name, widget, examples }) =>
  examples.map(({ state, example }) => ({ widget, state, example, title: `${name}: ${state}` })),
);

/** The element that a field's id names: the input, the first radio, or the computed output. */
const control = () => document.getElementById('root_field');

const isClosed = (element: Element | null) => element?.matches(':disabled, [readonly]');

const isEmpty = ({ value }: WidgetExample) => value === null || value === false;

/** What makes an example one of the state that it is named for. */
const IS_OF_STATE: Record<CommonState, (example: WidgetExample) => boolean> = {
  empty: isEmpty,
  filled: (example) => !isEmpty(example),
  required: (example) => isEmpty(example) && example.required === true,
  optional: ({ required }) => !required,
  help: ({ options }) => options?.hint !== undefined,
  error: ({ errors = [] }) => errors.length > 0,
  disabled: ({ disabled }) => disabled === true,
  readOnly: ({ readonly }) => readonly === true,
  longText: ({ label }) => label.length > 100,
  rightToLeft: ({ label }) => /\p{Script=Arabic}/u.test(label),
};

describe('the examples', () => {
  it('have every widget of the registry in every state that it can have', () => {
    expect(new Set(sets.map(({ widget }) => widget))).toEqual(new Set(Object.keys(widgets)));
    for (const { name, examples } of sets) {
      const states = Object.fromEntries(examples.map(({ state, example }) => [state, example]));
      for (const state of COMMON_STATES) {
        const example = states[state];
        // Only a computed value is not entered.
        if (!example && name === 'value') continue;
        expect(example && IS_OF_STATE[state](example), `${name}: ${state}`).toBe(true);
      }
    }
  });
});

describe('every example', () => {
  it.each(cases)('$title has a name, and its hint and first error with it', ({ widget, example }) => {
    renderWidget(widget, example);
    const element = control();
    expect(element).not.toBeNull();
    const group = screen.queryByRole('group') ?? screen.queryByRole('radiogroup');
    const named = group?.querySelector('legend') ?? document.querySelector(`label[for="${element?.id}"]`);
    expect(named?.textContent).toContain(example.label.replaceAll('**', ''));
    // A file field is heard by its button.
    const heard = group ?? document.querySelector('.cw-file-pick button') ?? element;
    const described = heard?.getAttribute('aria-describedby') ?? '';
    const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    if (example.options?.hint && widget !== 'value')
      expect(texts[0]).toBe(example.options.hint.replaceAll('**', ''));
    if (example.errors && widget !== 'value') expect(texts.at(-1)).toContain(example.errors[0]);
    if (example.disabled) expect(element).toHaveProperty('disabled', true);
    if (example.readonly) expect(isClosed(element)).toBe(true);
  });
});
