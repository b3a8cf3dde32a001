import { describe, expect, it, onTestFinished } from 'vitest';
import { expect as see } from '../expect.ts';
import { exportedClaims } from '../exported.ts';
import { inChromium } from '../inChromium.ts';
import { field, openPage } from '../joints/visitor.ts';
import { refundApplication } from '../journeys/refundStops.ts';
import { visit } from '../person.ts';
import { serveChanging } from './changing.ts';
import { byCode, byOwnFile, type Saving } from './resumed.ts';

const chromium = inChromium();

interface FieldsPage {
  blocks: { fields?: { name: string }[] }[];
}

interface Models {
  models: { fields: { name: string }[] }[];
}

const isPhone = ({ name }: { name: string }) => name === 'phone';

describe('a form whose configuration changes while it is saved', () => {
  it.each<[string, Saving]>([
    ['under a code', byCode],
    ['as a file', byOwnFile],
  ])(
    'C10-11, C6-15: saved %s, it comes back with what it still asks, and says what it does not',
    async (_how, saving) => {
      const product = await serveChanging('settlements/lumora-refund');
      onTestFinished(() => product.stop());
      const [entry, about, ...rest] = refundApplication;
      const [end] = rest.slice(-1);
      if (!entry || !about || !end) throw new Error('The walk has no pages');
      const page = await openPage(chromium.browser, product.url);
      await visit(page, entry);
      let other = page;
      await visit(page, about, async (before) => {
        const kept = await saving.save(before);
        await product.edit<FieldsPage>('pages/standard/claimant-info.json', ({ blocks }) => {
          for (const block of blocks)
            if (block.fields) block.fields = block.fields.filter((one) => !isPhone(one));
        });
        await product.edit<Models>('models.json', ({ models }) => {
          for (const model of models) model.fields = model.fields.filter((one) => !isPhone(one));
        });
        await product.edit<Record<string, string>>('content/en.json', (texts) => {
          Object.assign(texts, { ClaimantInfo_Title: 'You, as we know you now' });
        });
        await product.restartChanged();
        other = await openPage(chromium.browser, product.url);
        await saving.find(other, kept);
        await visit(other, { ...entry, leave: saving.opens });
        await see(other.getByRole('heading', { level: 1 })).toHaveText('You, as we know you now');
        await see(other.getByText(/The form has changed since then/)).toContainText(
          'We no longer need: Phone number.',
        );
        await see(field(other, 'First name')).toHaveValue('Maria');
        return other;
      });
      for (const stop of rest) await visit(other, stop);
      await see(other.getByRole('heading', { level: 1 })).toHaveText(end.heading);
      const [filed] = await exportedClaims(product.data);
      expect(filed?.claim).toMatchObject({
        claimantInfo: { firstName: 'Maria', email: 'maria.alvarez@example.com' },
        claimTransactions: [{ transactionDate: '05/14/2021', amountClaimed: '29.99' }],
      });
      expect(filed?.claim.claimantInfo).not.toHaveProperty('phone');
    },
  );
});
