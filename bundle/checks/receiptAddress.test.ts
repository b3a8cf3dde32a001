import { expect, it } from 'vitest';
import { change } from '../testing/bundles.testkit.ts';
import { codes, words } from '../testing/findings.testkit.ts';

const MAIL = change('settlement.json', '/mail', { from: 'no-reply@claims.example' });
const to = (field: string) => change('settlement.json', '/forms/standard/receiptTo', field);

it('C13-09: a receipt goes to a field that holds an e-mail address, in either spelling of its model', async () => {
  expect(await codes(MAIL, to('claimantInfo.email'))).toEqual([]);
  expect(await codes(MAIL, to('ClaimantInfo.Email'))).toEqual([]);
  expect(await codes(MAIL)).toEqual([]);
});

it.each([
  ['claimantInfo.emial', 'The form has no field claimantInfo.emial.', 'Did you mean "claimantInfo.email"?'],
  ['claimant.email', 'The form has no field claimant.email.', 'Did you mean "claimantInfo.email"?'],
  [
    'claimantInfo.firstName',
    'Nothing holds the field claimantInfo.firstName to an e-mail address.',
    '"email"',
  ],
])('C13-09: %s is the finding receipt-address', async (field, message, hint) => {
  expect(await codes(MAIL, to(field))).toEqual(['receipt-address']);
  const [said] = await words(MAIL, to(field));
  expect(said).toContain(message);
  expect(said).toContain(hint);
});

it('C13-09: a receipt of a form that files nothing, or to a list, is found', async () => {
  const lookup = change('settlement.json', '/forms/lookup', {
    ...{ formType: 'Lookup', authorization: { kind: 'open' }, pages: ['lookup'] },
    receiptTo: 'claimantInfo.email',
  });
  expect((await words(MAIL, lookup)).join(' ')).toContain('files no claim');
  expect((await words(MAIL, to('claimTransactions.store'))).join(' ')).toContain('is a list, or credentials');
});

it('C13-09: a receipt without a sender, and a sender that is no address, are found', async () => {
  expect(await codes(to('claimantInfo.email'))).toEqual(['receipt-address']);
  for (const from of [
    'claims.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example, c@d.example',
    'A <a@b.example>',
  ])
    expect(await codes(change('settlement.json', '/mail', { from })), from).toEqual(['bad-value']);
});
