import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { subscribe } from 'valtio/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaseFile } from '../../schemas/generated/types.ts';
import { drawDialogs, heading, type } from '../../src/testing/visitor.testkit.ts';
import { liveRecords } from '../../transforms/claims/claimFields.ts';
import type { ClaimDocument, FieldValue } from '../../transforms/ground/claim.ts';
import { type FormName, isModelName } from '../../transforms/ground/modelNames.ts';
import { renderSample, type SampleApp, visit } from './sampleApp.testkit.tsx';

// A test with a DOM can import no file outside the project: the forms are compiled as ever, and not kept in a cache.
vi.mock('../../server/bundle/compiledForms.ts', async () => {
  const { compiledInMemory } = await import('./compiledInMemory.testkit.ts');
  return { RUNTIME_VERSION: '1', compiledForm: compiledInMemory };
});

const NOW = '2026-06-15T19:00:00Z';
const PATIENT = { timeout: 10_000 };
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

beforeEach(() => {
  drawDialogs();
  // jsdom brings an array of its own, which libraries of the server do not know.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.sessionStorage.clear();
});

/** The first claim of a case file that has no errors. */
function validClaim(path: string): ClaimDocument {
  const { cases }: CaseFile = JSON.parse(readFileSync(`settlements/${path}`, 'utf8'));
  const found = cases.find(({ errors }) => errors?.length === 0);
  if (!found) throw new Error(`${path} holds no valid claim.`);
  return found.claim as ClaimDocument;
}

/** Puts everything into the open claim that its pages would, credentials aside, with a file for each document. */
function fillIn({ app }: SampleApp, form: FormName, claim: ClaimDocument): void {
  const store = app.claims.get(form);
  const file = { name: 'a.pdf', size: PDF.length, type: 'application/pdf' };
  for (const [model, held] of Object.entries(claim)) {
    if (!isModelName(model) || model === 'credentials' || held === undefined) continue;
    if (!Array.isArray(held)) {
      for (const [name, value] of Object.entries(held ?? {}))
        store.setField(model, name, value as FieldValue);
      continue;
    }
    const ids = held.map(() => store.newId(model));
    const records = liveRecords(held).map((record) => ('file' in record ? { ...record, file } : record));
    store.setRecords(model, records, ids);
    const kept = model === 'documentContexts' ? ids : [];
    for (const id of kept) void app.claims.files().put(id, new File([PDF], file.name, { type: file.type }));
  }
}

/** The paths of the pages that were shown, one after another. */
const passed = ({ paths }: SampleApp) => paths().filter((path, at, all) => path !== all[at - 1]);

/** The one button of the page that leads on; null where there is none. */
function onward(): HTMLButtonElement | null {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.cw-actions .cw-button--primary');
  expect(buttons.length).toBeLessThan(2);
  return buttons[0] ?? null;
}

const goOn = () => fireEvent.click(onward() ?? document.body);

/** What holds a page back, for a test that fails. */
const said = ({ app, failures }: SampleApp) =>
  [...failures.map(String), app.alert.state.message, document.querySelector('.cw-summary')?.textContent].join(
    ' ',
  );

/** Goes on from page to page until none is left, and answers the paths from the entry page to the end. */
async function walk(sample: SampleApp): Promise<string[]> {
  while (onward()) {
    const before = passed(sample).length;
    goOn();
    await waitFor(() => expect(passed(sample).length, said(sample)).toBeGreaterThan(before), PATIENT);
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  }
  expect(sample.failures).toEqual([]);
  return passed(sample);
}

const code = async () => (await screen.findByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).textContent ?? '';

/** Files the automotive sample's claim; answers the pages on the way. */
async function fileAutomotive(sample: SampleApp): Promise<string[]> {
  await heading('File your claim');
  type(/identification/, '1HGCM82633A004352');
  type(/Last name/, 'Alvarez');
  goOn();
  await heading('About you');
  fillIn(sample, 'automotive', validClaim('northline-recall/cases/automotive.cases.json'));
  return walk(sample);
}

describe('the sample forms, page after page', () => {
  it('R2-14, R1-02, C6-14: Lookup goes from its entry to the covered claims, where every row of a vehicle is shown', async () => {
    const sample = await renderSample('northline-recall', '/lookup');
    await heading('Is my vehicle covered?');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    type(/identification/, '1HGCM82633A004352');
    goOn();
    await heading('Your vehicle is covered');
    for (const recall of ['Fuel pump, campaign 24-117', 'Fuel line, campaign 24-203'])
      expect(document.body.textContent).toContain(recall);
    expect(await walk(sample)).toEqual(['/lookup', '/lookup/covered-claims']);
  });

  it('R2-15: Automotive goes through its seven pages, and its claim is filed', async () => {
    const sample = await renderSample('northline-recall', '/automotive');
    expect(await fileAutomotive(sample)).toEqual([
      '/automotive',
      '/automotive/claimant-info',
      '/automotive/claim-details',
      '/automotive/payment-election',
      '/automotive/supporting-documents',
      '/automotive/claim-summary',
      '/automotive/confirmation',
    ]);
    expect(await sample.server.claims()).toMatchObject([{ form: 'automotive', referenceCode: await code() }]);
  });

  it('R2-17, R1-02: DocumentsUpload goes from its entry over the documents to the confirmation; they join the claim', async () => {
    const first = await renderSample('northline-recall', '/automotive');
    await fileAutomotive(first);
    const referenceCode = await code();
    first.view.unmount();
    const sample = await visit(first.server, '/documents-upload');
    await heading('Add documents to your claim');
    type(/Reference code/i, referenceCode);
    type(/Email/i, 'maria.alvarez@example.com');
    goOn();
    await heading('Your documents');
    const document = { file: { name: 'a.pdf', size: 1, type: 'application/pdf' }, kind: 'photo' };
    fillIn(sample, 'documents-upload', { documentContexts: [document] });
    expect(await walk(sample)).toEqual([
      '/documents-upload',
      '/documents-upload/supporting-documents',
      '/documents-upload/confirmation',
    ]);
    const [filed, added] = await first.server.claims();
    expect(filed).toMatchObject({ form: 'automotive', referenceCode });
    const documents = [{ name: 'a.pdf' }];
    expect(added).toMatchObject({ form: 'documents-upload', addedTo: filed?.id, documents });
  });

  it('R2-11: the short Standard sequence has neither claim details nor a payment election', async () => {
    const sample = await renderSample('meridian-auto-short', '/');
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(onward()).not.toBeNull());
    type(/Claim number/, 'MAF-100001');
    type(/PIN/, '4821');
    goOn();
    await heading('About you');
    fillIn(sample, 'standard', validClaim('meridian-auto-short/cases/claims.cases.json'));
    expect(await walk(sample)).toEqual([
      '/',
      '/standard/claimant-info',
      '/standard/supporting-documents',
      '/standard/claim-summary',
      '/standard/confirmation',
    ]);
    for (const left of ['claim-details', 'payment-election']) {
      sample.app.location.navigate(`/standard/${left}`);
      await heading('Page not found');
      sample.app.location.navigate('/');
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull());
    }
  });
});

describe('the session of a sample form', () => {
  /** Lets time pass, and the page's own clock look at it. */
  const wait = (sample: SampleApp, minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    sample.app.session.tick();
  };

  it('R3-11, R3-03: the page says whether its timer runs; when time is up, it leads to /session-expired', async () => {
    const sample = await renderSample('northline-recall', '/automotive');
    const { app } = sample;
    await heading('File your claim');
    expect(app.navigation.timeoutEnabled()).toBe(false);
    wait(sample, 45);
    expect(app.session.state.expired).toBe(false);
    type(/identification/, '1HGCM82633A004352');
    type(/Last name/, 'Alvarez');
    expect(app.submission.state.isSubmitting).toBe(false);
    const runs: boolean[] = [];
    subscribe(app.submission.state, () => runs.push(app.submission.state.isSubmitting), true);
    goOn();
    await heading('About you');
    expect(runs).toContain(true);
    expect(app.submission.state.isSubmitting).toBe(false);
    expect(app.navigation.timeoutEnabled()).toBe(true);
    const { state, setField } = app.claims.get('automotive');
    setField('signature', 'signature', 'Maria Alvarez');
    expect(state.document.signature).toMatchObject({ signature: 'Maria Alvarez' });
    wait(sample, 30);
    await heading('Your session has ended');
    expect(passed(sample).at(-1)).toBe('/session-expired?form=automotive&culture=en');
    expect(app.navigation.timeoutEnabled()).toBe(false);
    expect(state.document.signature).toMatchObject({ signature: null });
  });

  it('R3-11, R3-03: before anybody signs in, it lasts for the minutes of the settlement', async () => {
    const sample = await renderSample('meridian-auto-short', '/');
    const { session, navigation, settlement } = sample.app;
    await waitFor(() => expect(onward()).not.toBeNull());
    expect(settlement.settings.minSessionDuration).toBe(30);
    expect(navigation.timeoutEnabled()).toBe(true);
    wait(sample, 29);
    expect(session.state).toMatchObject({ expired: false, warningOpen: true });
    wait(sample, 1);
    await heading('Your session has ended');
    expect(passed(sample).at(-1)).toBe('/session-expired?form=standard&culture=en');
  });
});

describe('what the settlement’s site does', () => {
  it('R1-02: documents and a change of address are a link away on the site around, the lookup and the status here', async () => {
    await renderSample('northline-recall', '/lookup');
    await heading('Is my vehicle covered?');
    const header = within(screen.getByRole('banner'));
    fireEvent.click(header.getByRole('button', { name: 'Your claim' }));
    const targets = header.getAllByRole('link').map((link) => link.getAttribute('href'));
    const site = 'https://www.northlinesettlement.example';
    expect(targets).toEqual(
      expect.arrayContaining(['/lookup', '/status', `${site}/documents`, `${site}/coa`]),
    );
  });
});
