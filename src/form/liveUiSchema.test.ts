import { describe, expect, it } from 'vitest';
import type { FieldOptions } from '../../schemas/uiOptions.ts';
import type { LeafUiSchema } from '../../transforms/pages/types.ts';
import { pageOf, stateOf } from './claimPage.testkit.tsx';
import { CITY, NAME } from './claimPageFields.testkit.ts';
import { createLiveUiSchema, leafUi, OPEN_STATE } from './liveUiSchema.ts';

const leaf = (widget: LeafUiSchema['ui:widget'], options: Partial<FieldOptions>): LeafUiSchema =>
  ({
    'ui:widget': widget,
    'ui:options': { type: 'string', label: 'A', requiredStyling: true, ...options },
  }) as LeafUiSchema;

describe('a field as it holds now', () => {
  it('C10-04: an author’s placeholder goes with the author’s mask, and not with that of another country', () => {
    const phone = leaf('mask', { mask: 'usPhone', placeholder: '(555) 123-4567' });
    expect(leafUi(phone, OPEN_STATE)['ui:options']).toMatchObject({ placeholder: '(555) 123-4567' });
    const abroad = leafUi(phone, { ...OPEN_STATE, mask: 'internationalPhone' })['ui:options'];
    expect(abroad).toMatchObject({ mask: 'internationalPhone' });
    expect(abroad).not.toHaveProperty('placeholder');
  });

  it('C10-28: what is typed again goes by its mask, and no browser fills it in', () => {
    const again = leafUi(leaf('confirm', { mask: 'usPhone' }), OPEN_STATE);
    expect(again).toMatchObject({
      'ui:widget': 'mask',
      'ui:options': { mask: 'usPhone', autocomplete: 'off' },
    });
    expect(leafUi(leaf('confirm', {}), OPEN_STATE)).toMatchObject({ 'ui:widget': 'confirm' });
  });

  it('C10-04: a field that would be reset at once takes nothing', () => {
    const [open, held] = [OPEN_STATE, { ...OPEN_STATE, held: true as const }].map((state) =>
      leafUi(leaf('text', {}), state),
    );
    expect([open?.['ui:disabled'], held?.['ui:disabled']]).toEqual([false, true]);
  });

  it('C10-06: the picker begins where the dates that it comes after end', () => {
    const date = leaf('date', { days: { last: '12/31/2020' } });
    const options = leafUi(date, { ...OPEN_STATE, firstDay: '06/10/2019' })['ui:options'];
    expect(options).toMatchObject({ days: { last: '12/31/2020', firstDay: '06/10/2019' } });
  });
});

describe('a page as it holds now', () => {
  it('keeps what did not change the same objects, by which RJSF knows what to leave as it is drawn', () => {
    const page = pageOf([NAME, CITY]);
    const uiSchemaNow = createLiveUiSchema(page);
    const state = stateOf(page);
    const before = uiSchemaNow(state, {});
    expect(uiSchemaNow({ ...state, fields: { ...state.fields } }, {})).toBe(before);
    const city = { hidden: true, disabled: false, required: false };
    const after = uiSchemaNow({ ...state, fields: { ...state.fields, 'claimantInfo.city': city } }, {});
    expect(after.claimantInfo?.city).toMatchObject({ 'ui:widget': 'hidden' });
    expect(after.claimantInfo?.firstName).toBe(before.claimantInfo?.firstName);
    expect(after['ui:options']).toBe(before['ui:options']);
    expect(before.claimantInfo?.city).toMatchObject({ 'ui:widget': 'text' });
  });
});
