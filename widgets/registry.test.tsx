import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { allExamples } from './allExamples.ts';
import { renderWidget } from './renderWidget.testkit.tsx';

afterEach(cleanup);

const cases = Object.values(allExamples).flatMap(({ widget, examples }) =>
  examples.map((example) => ({ widget, example, title: `${widget}: ${example.name}` })),
);

/** The element that a field's id names: the input, the first radio, or the computed output. */
const control = () => document.getElementById('root_field');

describe('every example', () => {
  it.each(cases)('$title has a name, and its hint and first error with it', ({ widget, example }) => {
    renderWidget(widget, example);
    const element = control();
    expect(element).not.toBeNull();
    const group = widget === 'radio' ? screen.getByRole('group') : null;
    const named = group
      ? group.querySelector('legend')
      : document.querySelector(`label[for="${element?.id}"]`);
    expect(named?.textContent).toContain(example.label);
    const described = (group ?? element)?.getAttribute('aria-describedby') ?? '';
    const texts = described.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    if (example.options?.hint && widget !== 'value')
      expect(texts[0]).toBe(example.options.hint.replaceAll('**', ''));
    if (example.errors && widget !== 'value') expect(texts.at(-1)).toContain(example.errors[0]);
    if (example.disabled && widget !== 'value') expect(element).toHaveProperty('disabled', true);
  });
});
