import { describe, expect, it } from 'vitest';
import type { DisplayName } from '../../schemas/generated/types.ts';
import { bundleForm, entry, field, rule } from '../testing/forms.testkit.ts';
import { textsIn } from '../texts/builtIn.ts';

const OWN = { default: 'Own' };
const atMost = (name: string, other: unknown) => ({
  ...rule('assert', undefined, { condition: { value: { field: name }, atMost: other } }),
  errorMessageKeys: OWN,
});

/** Messages about `refund`, whose rule compares it, by the display of the field. */
async function said(
  other: unknown,
  text: string,
  { display, culture = 'en' }: { display?: DisplayName; culture?: string },
) {
  const fields = [field('paid', [], 'number'), field('refund', [atMost('refund', other)], 'number')];
  const placed = fields.map(({ name }) => ({ name, label: `Label_${name}`, ...(display && { display }) }));
  const form = await bundleForm({
    models: [entry('claimantInfo', fields)],
    pages: { start: { blocks: [{ kind: 'fields', id: 'about', model: 'claimantInfo', fields: placed }] } },
  });
  const claim = { claimantInfo: { paid: '350', refund: '1200.5' } };
  const [message = ''] = form.messages(claim, {}, textsIn(culture, { [culture]: { Own: text } }));
  return message
    .replace('claimantInfo.refund: ', '')
    .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll('\u00a0', ' ');
}

const TEXT = 'You got back {value}, and paid {other}';

describe('C16-02: the message of a comparison', () => {
  it('names both sides as their field is shown, calculated ones too', async () => {
    const paid = { field: 'paid' };
    expect(await said(paid, TEXT, { display: 'money' })).toBe('You got back $1,200.50, and paid $350.00');
    expect(await said({ add: [paid, 50] }, TEXT, { display: 'money' })).toBe(
      'You got back $1,200.50, and paid $400.00',
    );
    expect(await said(paid, 'Pagó {other}', { display: 'money', culture: 'es-US' })).toBe('Pagó $350.00');
    expect(await said(paid, TEXT, {})).toBe('You got back 1200.5, and paid 350');
  });

  it('names neither where the condition is more than one comparison', async () => {
    const condition = { all: [{ value: { field: 'refund' }, atMost: { field: 'paid' } }] };
    const both = { ...rule('assert', undefined, { condition }), errorMessageKeys: OWN };
    const fields = [field('paid', [], 'number'), field('refund', [both], 'number')];
    const form = await bundleForm({ models: [entry('claimantInfo', fields)], pages: {} });
    const claim = { claimantInfo: { paid: '350', refund: '1200.5' } };
    expect(form.messages(claim, {}, textsIn('en', { en: { Own: 'Check both amounts' } }))).toEqual([
      'claimantInfo.refund: Check both amounts',
    ]);
  });
});
