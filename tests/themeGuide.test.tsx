import { readFileSync } from 'node:fs';
import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '../src/themes/generated/jnd-7-0-default.css';
import { standaloneTheme } from '../widgets/standaloneTheme.tsx';

afterEach(cleanup);

const Form = withTheme(standaloneTheme);

const schema: RJSFSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', title: 'Your full name' },
    phone: { type: 'string', title: 'Telephone' },
    paidOn: { type: 'string', title: 'Paid on' },
    contact: { type: 'string', title: 'How may we answer?', enum: ['By mail', 'By telephone'] },
  },
};

const uiSchema: UiSchema = {
  phone: { 'ui:widget': 'mask', 'ui:options': { mask: 'usPhone' } },
  paidOn: { 'ui:widget': 'date' },
  contact: { 'ui:widget': 'radio' },
};

/** Types into the field of a label, and leaves it. */
async function enter(label: RegExp, value: string): Promise<HTMLInputElement> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.focus(field);
  fireEvent.input(field, { target: { value } });
  fireEvent.blur(field);
  return field;
}

it('C11-02: the example of docs/theme.md draws a form with our widgets, and is what stands here', async () => {
  const onSubmit = vi.fn();
  render(<Form schema={schema} uiSchema={uiSchema} validator={validator} onSubmit={onSubmit} />);
  await enter(/Your full name/, 'Maria Alvarez');
  const phone = await enter(/Telephone/, '2065550199');
  // The mask comes after the first draw; what is typed from then on is stored in its shape.
  await expect.poll(() => phone.value).toBe('(206) 555-0199');
  await enter(/Telephone/, '2065550100');
  await enter(/^Paid on/, '07/01/2026');
  fireEvent.click(screen.getByLabelText('By mail'));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onSubmit.mock.lastCall?.[0].formData).toEqual({
    name: 'Maria Alvarez',
    phone: '(206) 555-0100',
    paidOn: '07/01/2026',
    contact: 'By mail',
  });
  const [, example = ''] = /```tsx\n(.*?)```/s.exec(readFileSync('docs/theme.md', 'utf8')) ?? [];
  const own = readFileSync(import.meta.filename, 'utf8').split('\n');
  expect(example.split('\n').filter((line) => !own.includes(line))).toEqual([]);
});
