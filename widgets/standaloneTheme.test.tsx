import { withTheme } from '@rjsf/core';
import { cleanup } from '@testing-library/react';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { standaloneTheme } from './standaloneTheme.tsx';

// RJSF's tests of themes are written for a runner with globals.
Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi });
const { arrayTests, formTests, gridTests, objectTests } = await import('@rjsf/snapshot-tests');

// jsdom draws nothing whose contrast could be measured; a form alone has no landmarks.
const RULES = { region: { enabled: false }, 'color-contrast': { enabled: false } };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One of the grids draws a field twice: the label of the second one names the first, which has the same id. */
function hasLabel(control: Control): boolean {
  const beside = control.closest('.cw-field')?.querySelector(`label[for="${control.id}"]`);
  return [...(control.labels ?? []), beside].some((label) => label?.textContent);
}

function unnamed(): string[] {
  const controls = document.querySelectorAll<Control>('input:not([type=hidden]), select, textarea');
  return [...controls]
    .filter((control) => !hasLabel(control) && !control.ariaLabel)
    .map((control) => control.outerHTML);
}

let drawn = 0;
// What they draw is looked at, rather than compared with a picture of it.
expect.extend({
  toMatchSnapshot: () => {
    drawn += 1;
    const found = unnamed();
    return { pass: found.length === 0, message: () => `Controls without a label:\n${found.join('\n')}` };
  },
});

afterEach(async () => {
  const { violations } = await axe.run(document.body, { rules: RULES });
  cleanup();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
});

const Form = withTheme(standaloneTheme);
const COLUMNS = { ColumnWidthAll: {}, ColumnWidth4: {}, ColumnWidth6: {}, ColumnWidth8: {} };

describe('C11-02: the theme alone, without a context, draws every form with a label for each control', () => {
  formTests(Form);
  arrayTests(Form);
  objectTests(Form);
  gridTests(Form, COLUMNS);

  test('C11-02: all of RJSF’s tests of themes have drawn something', () => expect(drawn).toBe(142));
});
