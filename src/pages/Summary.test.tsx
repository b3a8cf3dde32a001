import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, rule } from '../../transforms/testing/forms.testkit.ts';
import type { TestAppOptions } from '../testing/app.testkit.tsx';
import type { PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, heading, press, type } from '../testing/visitor.testkit.ts';
import { preloadParts } from './preloadParts.ts';
import { answer, atSummary, LONG } from './summary.testkit.ts';

freshVisits();

describe('how the summary tells answers', () => {
  it('C10-01: what was fetched before is drawn with its page, so that no button moves away under a tap', async () => {
    await preloadParts(['summary', 'signatureDate', 'confirmation'], (error) => {
      throw error;
    });
    const waiting: string[] = [];
    const observer = new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? '';
      if (title === 'Check' && document.querySelector('.cw-loading')) waiting.push(title);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await atSummary();
    expect(screen.getByText(/^Not filed yet/)).toBeTruthy();
    observer.disconnect();
    expect(waiting).toEqual([]);
  });

  it('says on paper that it is no receipt', async () => {
    await atSummary();
    const said = await screen.findByText(/^Not filed yet/);
    expect(said.closest('p')?.className).toBe('cw-print-only');
  });

  it('C10-08: records are a table, with amounts in a column of numbers and a row for each', async () => {
    await atSummary();
    const table = await screen.findByRole('table', { name: 'Charges' });
    const [head, ...rows] = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(head).toEqual(['Entry', 'Amount', 'Note', 'Actions']);
    expect(rows).toEqual([
      ['Entry 1', '$12.5', 'A tow', 'Change'],
      ['Entry 2', '$80', 'A rental', 'Change'],
    ]);
    expect(within(table).getByText('$80').closest('td')?.className).toBe('cw-number');
  });

  it('C10-08, C8-07: an entry of a searched list is told by its label', async () => {
    await atSummary();
    await waitFor(async () => expect(await answer('Make')).toBe('Volkswagen'));
  });
});

describe('the receipt', () => {
  const SHA = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  const filing = {
    submit: async () => ({
      submitted: true as const,
      referenceCodeForm: 'ABC12-DEF34',
      submittedAt: '2026-05-20T19:00:05.000Z',
      documents: [{ name: 'receipt.pdf', size: 48213, sha256: SHA }],
      error: null,
      nonMatchingPaymentElection: false as const,
    }),
  };
  /** The story stands for an account number, the acres for a PIN. */
  const masked: TestAppOptions = { ...LONG, api: { ...LONG.api, ...filing } };
  const pages = { ...masked.pages } as typeof PAGES;
  const receiptOf = { story: 'ending', acres: 'hidden' } as const;
  for (const [name, receipt] of [
    ['story', receiptOf.story],
    ['details', receiptOf.acres],
  ] as const) {
    const page = pages[name];
    const [block, ...others] = page?.blocks ?? [];
    if (!page || block?.kind !== 'fields') continue;
    const [first, ...more] = block.fields;
    if (!first) continue;
    pages[name] = { ...page, blocks: [{ ...block, fields: [{ ...first, receipt }, ...more] }, ...others] };
  }

  it('C10-08: what was entered on a page stands under the name of its step, else under its title', async () => {
    const [[first, entryPage] = [], ...others] = Object.entries(LONG.pages ?? {});
    if (!first || !entryPage) throw new Error('The kit has other pages.');
    const pages = Object.fromEntries([[first, { ...entryPage, stepKey: 'Step' }], ...others]);
    await atSummary({
      ...LONG,
      api: { ...LONG.api, ...filing },
      pages,
      content: { ...LONG.content, Step: 'Your notice' },
    });
    const names = () => screen.getAllByRole('heading').map((one) => one.textContent);
    await screen.findByRole('heading', { name: 'Details' });
    expect(names()).toContain('Your notice');
    expect(names()).not.toContain('Start');
    type(/Signature/, 'Ada');
    press('Submit claim');
    await heading('Done');
    await screen.findByRole('heading', { name: 'What you filed' });
    expect(names()).toContain('Your notice');
    expect(names()).not.toContain('Start');
  });

  it('C10-08: the receipt repeats what was certified, and the day; the summary has it where it is signed', async () => {
    const { 'claim-summary': summary, ...others } = masked.pages as typeof PAGES;
    if (!summary) throw new Error('There is no summary.');
    const blocks = summary.blocks.map((block) =>
      block.kind === 'fields' && block.model === 'signature'
        ? { ...block, kind: 'signature' as const, textKeys: ['Sworn'] }
        : block,
    );
    const { confirmation, ...entered } = others;
    if (!confirmation) throw new Error('There is no confirmation.');
    // Half past ten in the evening where days are counted, and the next day where the settlement tells the time.
    const submitted = async () => ({ ...(await filing.submit()), submittedAt: '2026-05-20T05:30:00.000Z' });
    const { app } = await atSummary({
      ...masked,
      api: { ...masked.api, submit: submitted },
      content: { ...masked.content, Sworn: 'I declare under penalty of perjury that this is true.' },
      pages: { ...entered, 'claim-summary': { ...summary, blocks }, confirmation },
    });
    Object.assign(app.settlement, { timeZone: 'Eastern Standard Time' });
    expect(screen.getAllByText(/penalty of perjury/)).toHaveLength(1);
    type(/Signature/, 'Ada');
    press('Submit claim');
    await heading('Done');
    const sworn = await screen.findByText(/penalty of perjury/);
    expect(sworn.closest('.cw-review')?.textContent).toContain('Ada');
    expect(await answer('Date of signing')).toBe('May 19, 2026');
  });

  it('R1-03: an answer keeps its own direction, so that an address is not turned round in Arabic', async () => {
    const { app } = await atSummary({ ...masked, pages });
    app.claims.get('standard').setField('claimDetails', 'story', '1420 Pine St');
    const shown = await screen.findByText('1420 Pine St');
    expect(shown.tagName).toBe('BDI');
  });

  it('C10-08: the receipt has the time of filing with its zone, the documents with size and fingerprint, every answer, and no whole credential', async () => {
    const { app } = await atSummary({ ...masked, pages });
    app.claims.get('standard').setField('claimDetails', 'story', '000123456789');
    expect(await answer('What happened')).toBe('000123456789');
    type(/Signature/, 'Ada');
    press('Submit claim');
    await heading('Done');
    const time = await screen.findByText(/May 20, 2026/);
    expect([time.textContent, time.getAttribute('datetime')]).toEqual([
      expect.stringMatching(/^Wednesday, May 20, 2026 at 12:00\sp\.m\. Pacific time$/),
      '2026-05-20T19:00:05.000Z',
    ]);
    const list = await screen.findByRole('list', { name: 'Documents received' });
    expect(list.textContent).toMatch(/receipt\.pdf\s*47\.1 kB/);
    const details = screen.getByText('Technical details').closest('details');
    expect(details?.textContent).toContain(`SHA-256 fingerprint: ${SHA}`);
    expect(details?.open).toBe(false);
    window.dispatchEvent(new Event('beforeprint'));
    expect(details?.open).toBe(true);
    expect(await answer('What happened')).toBe('Ends in 6789');
    expect(await answer('Make')).toBe('Given, not shown here');
    expect(await answer('Last name')).toBe('Lovelace');
    expect(within(await screen.findByRole('table', { name: 'Charges' })).getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
  });

  it('C10-08: a bank or tax number shows its end on the receipt, though its place says nothing of that', async () => {
    const block = pages.story?.blocks[0];
    if (block?.kind !== 'fields') throw new Error('The story is no field.');
    const fields = ['taxId', 'transit', 'caseNumber'].map((name) => ({ name, label: `L_${name}` }));
    const details = [field('taxId'), field('transit', [rule('format', ['abaRouting'])]), field('caseNumber')];
    const models = (LONG.models ?? []).map((model) =>
      model.metadata.dtoMapping === 'claimDetails'
        ? { ...model, fields: [...model.fields, ...details] }
        : model,
    );
    const { app } = await atSummary({
      ...masked,
      models,
      pages: { ...pages, story: { blocks: [{ ...block, fields: [...block.fields, ...fields] }] } },
      content: { ...masked.content, L_taxId: 'Tax number', L_transit: 'Bank', L_caseNumber: 'Case number' },
    });
    const claim = app.claims.get('standard');
    for (const { name } of fields) claim.setField('claimDetails', name, '021000021');
    expect(await answer('Tax number')).toBe('021000021');
    type(/Signature/, 'Ada');
    press('Submit claim');
    await heading('Done');
    expect([await answer('Tax number'), await answer('Bank'), await answer('Case number')]).toEqual([
      'Ends in 021',
      'Ends in 021',
      '021000021',
    ]);
  });
});
