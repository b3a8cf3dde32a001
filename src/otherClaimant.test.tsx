import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EN } from '../transforms/texts/en.ts';
import { renderApp, type TestAppOptions } from './testing/app.testkit.tsx';
import { rows } from './testing/memberRows.testkit.ts';
import { PAGES } from './testing/smallForm.testkit.ts';
import { freshVisits, heading, press, signIn, type } from './testing/visitor.testkit.ts';
import { isOtherPerson } from './wizard/discardOtherPersonsClaims.ts';

freshVisits();

describe('signing in over a session that is there', () => {
  it('C6-16: who signs in over a session of somebody else sees nothing that the class list knew of them', async () => {
    const known = rows({ FirstName: 'Grace', LastName: 'Hopper' }).prepopulatedData;
    const { app } = await renderApp({
      authorized: true,
      rows: { Standard: known },
      api: { authorize: async () => ({ ...rows({ FirstName: 'Ada' }), storageKey: 'key-2' }) },
    });
    await signIn();
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
    expect(screen.getByLabelText(/Last name/)).toHaveProperty('value', '');
    expect(JSON.stringify(app.claims.get('standard').state.document)).not.toMatch(/Grace|Hopper/);
  });

  it('C6-16: what somebody has changed of it stays: it is their own answer', async () => {
    const known = rows({ FirstName: 'Grace' }).prepopulatedData;
    await renderApp({
      authorized: true,
      rows: { Standard: known },
      api: { authorize: async () => ({ ...rows(), storageKey: 'key-2' }) },
    });
    await signIn();
    type(/First name/, 'Graham');
    press('Back');
    await heading('Start');
    type(/Claim number/, 'A2');
    press('Next');
    await heading('About you');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Graham');
  });

  /** Ada is signed in under key-1 and enters something; then credentials are typed that the server knows under another key. */
  async function signedInOver(claimNumber: string, api: TestAppOptions['api'] = {}) {
    const keys = ['key-1', 'key-2'];
    const rendered = await renderApp({
      api: { authorize: async () => ({ ...rows(), storageKey: keys.shift() ?? 'key-2' }), ...api },
    });
    await signIn();
    type(/First name/, 'Ada');
    press('Back');
    await heading('Start');
    type(/Claim number/, claimNumber);
    press('Next');
    await screen.findByRole('heading', { level: 1, name: 'About you', hidden: true });
    return rendered;
  }

  it('C10-03, C6-16: who signs in over somebody else’s session finds nothing that was typed, and is told that it is gone', async () => {
    const { app } = await signedInOver('B2');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(EN.Session_OthersAnswers);
    press('OK');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', '');
    const { document, entered, edited } = app.claims.get('standard').state;
    expect(JSON.stringify([document, entered, edited, { ...window.sessionStorage }])).not.toContain('Ada');
    expect(document.credentials).toMatchObject({ claimNumber: 'B2' });
    expect(edited['claimantInfo.firstName']).toBeUndefined();
    // What they enter is theirs.
    type(/First name/, 'Grace');
    type(/Last name/, 'Hopper');
    press('Next');
    await heading('Check');
  });

  it('C10-03, C6-16: files that were added before are not sent by somebody else, nor is what other forms hold shown to them', async () => {
    const { app } = await renderApp({ api: { authorize: async () => ({ ...rows(), storageKey: 'key-2' }) } });
    app.claims.openMirror('key-1');
    await heading('Start');
    const claim = app.claims.get('standard');
    Object.assign(claim.state, {
      authorizedWith: JSON.stringify({ claimNumber: 'A1' }),
      storageKey: 'key-1',
    });
    claim.setRecords('documentContexts', [{ kind: 'receipt' }], ['doc-1']);
    await app.claims.files().put('doc-1', new File(['a'], 'a.pdf'));
    app.wallet.state.accounts.standard = { email: 'ada@example.com' } as never;
    type(/Claim number/, 'B2');
    press('Next');
    await screen.findByRole('alertdialog');
    expect(claim.state.document.documentContexts).toEqual([]);
    expect(await app.claims.files().get('doc-1')).toBeUndefined();
    expect(app.wallet.state.accounts).toEqual({});
  });

  it('C6-16: the same person who signs in to a new session keeps what was typed, however their number is written', async () => {
    await signedInOver(' a1');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada');
  });

  it('C10-03, C8-23: who comes in without credentials over somebody’s session does not find what they signed in with', async () => {
    const keys = ['key-1', 'key-2'];
    const byNotice = { value: { entry: {} }, equals: 'classList' } as const;
    const [asked] = PAGES.landing?.blocks ?? [];
    const landing = {
      ...PAGES.landing,
      blocks: [{ ...asked, dependencies: [{ when: byNotice }] }],
    } as (typeof PAGES)[string];
    const { app } = await renderApp({
      pages: { ...PAGES, landing },
      ways: ['classList', 'open'],
      api: { authorize: async () => ({ ...rows(), storageKey: keys.shift() ?? 'key-2' }) },
    });
    await heading('Start');
    await signIn();
    type(/First name/, 'Ada');
    press('Back');
    await heading('Start');
    fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    press('Next');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(EN.Session_OthersAnswers);
    const { entered } = app.claims.get('standard').state;
    expect(JSON.stringify([entered, { ...window.sessionStorage }])).not.toMatch(/A1|Ada/);
  });

  it('C10-03: what was entered in another form before a reload, and not looked at since, goes as well', async () => {
    const claim = {
      authorizedWith: '{"claimNumber":"A1"}',
      storageKey: 'key-0',
      edited: { 'claimantInfo.x': true },
    };
    const kept = {
      lookup: {
        configurationHash: '',
        claim: { ...claim, ids: { lists: {} }, drafts: [], referenceCode: null },
      },
    };
    const { app } = await renderApp({ api: { authorize: async () => ({ ...rows(), storageKey: 'key-2' }) } });
    window.sessionStorage.setItem('claimwright:key-1', JSON.stringify(kept));
    app.claims.openMirror('key-1');
    await heading('Start');
    type(/Claim number/, 'B2');
    press('Next');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(EN.Session_OthersAnswers);
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('A1');
  });

  it('C10-03: who entered nothing before is told of nothing, nor is anybody whose claim is filed', async () => {
    const { app } = await renderApp({
      authorized: true,
      rows: { Standard: rows({ FirstName: 'Grace' }).prepopulatedData },
      api: { authorize: async () => ({ ...rows(), storageKey: 'key-2' }) },
    });
    await signIn();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(app.claims.get('standard').state.storageKey).toBe('key-2');
  });

  it.each([
    ['{"claimNumber":"A1","pin":"1"}', '{"claimNumber":"A1","pin":"1"}', false],
    ['{"masked":"A-1","pin":null}', '{"masked":"a1","pin":"1"}', false],
    ['{"claimNumber":"a1 "}', '{"claimNumber":"A1"}', false],
    ['{"claimNumber":"A-1"}', '{"claimNumber":"A1"}', true],
    ['{"email":"a.b@x.example"}', '{"email":"ab@x.example"}', true],
    ['{"claimNumber":"A1","pin":"1"}', '{"claimNumber":"A1","pin":"2"}', true],
    ['{"claimNumber":"A1","email":null}', '{"claimNumber":null,"email":"a@b.example"}', true],
    ['{"claimNumber":null}', '{"claimNumber":"A1"}', true],
    ['{"claimNumber":"A1"}', '{"email":"a@b.example"}', true],
    ['{"claimNumber":"A1"}', '{}', false],
    ['{}', '{"claimNumber":"A1"}', false],
  ])(
    'C10-03, C6-16: of %s and then %s it is told whether they are two people: %s',
    (before, now, isOther) => {
      expect(isOtherPerson(before, now, { masked: '-' })).toBe(isOther);
    },
  );
});
