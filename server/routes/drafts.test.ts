import { describe, expect, it } from 'vitest';
import { inDatabase } from '../testing/atRest.testkit.ts';
import { DraftClient, drawPieceName, sealed } from '../testing/draftClient.testkit.ts';
import {
  ADA,
  adasClaim,
  changedBundle,
  type TestServerOptions,
  testServer,
} from '../testing/testServer.testkit.ts';
import type { Visitor } from '../testing/visitor.testkit.ts';

const SAM = { email: 'sam@example.com', lastName: "O'Brien" };
const DEADLINE = '2030-07-01T00:00:00.000Z';

async function signedIn(options: TestServerOptions = {}) {
  const server = await testServer(options);
  const as = async (credentials: Record<string, string>, form: 'standard' | 'automotive' = 'standard') => {
    const visitor = await server.visitor();
    expect((await visitor.authorize(form, credentials)).statusCode).toBe(200);
    return visitor;
  };
  return { server, as, ada: await as(ADA) };
}

/** A bundle with settings of its own. */
const withSettings = (changes: object): string =>
  changedBundle({
    'settlement.json': (text) => {
      const { settings, ...settlement } = JSON.parse(text);
      return JSON.stringify({ ...settlement, settings: { ...settings, ...changes } });
    },
  });

/** Status and code of a problem. */
const problemOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

const UNKNOWN = [404, 'draftUnknown'];

describe('C10-11: drafts', () => {
  it('C10-11: what one device saves another one reads, with the bytes of its pieces, until the form’s deadline', async () => {
    const { as, ada } = await signedIn();
    const draft = new DraftClient(ada);
    const bytes = Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 256));
    const { name, answer } = await draft.sendPiece(bytes);
    expect(answer.statusCode).toBe(204);
    const saved = await draft.save({ text: 'first page', pieces: [name] });
    expect(saved.statusCode).toBe(200);
    const about = { revision: 1, savedAt: '2030-05-04T17:00:00.000Z', expiresAt: DEADLINE, mail: null };
    expect(saved.json()).toEqual(about);
    const other = new DraftClient(await as(ADA), draft);
    expect((await other.get()).json()).toEqual({ sealed: sealed('first page'), pieces: [name], ...about });
    const piece = await other.piece(name);
    expect([piece.statusCode, piece.headers['content-type'], piece.headers['cache-control']]).toEqual([
      ...[200, 'application/octet-stream', 'no-store'],
    ]);
    expect(piece.rawPayload.equals(bytes)).toBe(true);
  });

  it('C10-11: of two devices the later one is told, nothing is overwritten, and a save sent twice is one', async () => {
    const { as, ada } = await signedIn();
    const phone = new DraftClient(ada);
    const laptop = new DraftClient(await as(ADA), phone);
    await phone.save({ text: 'one' });
    expect((await laptop.save({ text: 'two', revision: 1 })).json().revision).toBe(2);
    expect(problemOf(await phone.save({ text: 'late', revision: 1 }))).toEqual([409, 'draftChanged']);
    expect(problemOf(await phone.save({ text: 'two' }))).toEqual([409, 'draftChanged']);
    const again = await laptop.save({ text: 'two', revision: 1 });
    expect([again.statusCode, again.json().revision]).toEqual([200, 2]);
    expect((await phone.get()).json()).toMatchObject({ sealed: sealed('two'), revision: 2 });
    await laptop.remove();
    expect(problemOf(await phone.save({ text: 'after', revision: 2 }))).toEqual(UNKNOWN);
  });

  it('C10-11: a piece that is not there is refused, one sent twice stays as it was, and one that is no more named is gone', async () => {
    const { server, ada } = await signedIn();
    const draft = new DraftClient(ada);
    const { name } = await draft.sendPiece('first');
    expect((await draft.sendPiece('second', name)).answer.statusCode).toBe(204);
    const missing = await draft.save({ pieces: [name, drawPieceName()] });
    expect(problemOf(missing)).toEqual([400, 'draftPieceMissing']);
    expect(problemOf(await draft.get())).toEqual(UNKNOWN);
    await draft.save({ pieces: [name] });
    expect((await draft.piece(name)).body).toBe('first');
    const stored = () => inDatabase(server.dataDir, (db) => db.prepare('SELECT key FROM draft_piece').all());
    const [row] = stored();
    await draft.save({ revision: 1 });
    expect(problemOf(await draft.piece(name))).toEqual(UNKNOWN);
    expect(stored()).toEqual([]);
    await expect
      .poll(() =>
        server.context.documents
          .read(String(row?.key))
          .toArray()
          .then(String, () => 'gone'),
      )
      .toBe('gone');
  });

  it('C10-11: a draft of another form, one of another member and one that there is not look the same', async () => {
    const { as, ada } = await signedIn();
    const draft = new DraftClient(ada);
    const { name } = await draft.sendPiece('bytes');
    await draft.save({ pieces: [name] });
    const sam = new DraftClient(await as(SAM), draft);
    const nobodys = new DraftClient(ada);
    const answers = [await sam.get(), await sam.piece(name), await nobodys.get(), await nobodys.piece(name)];
    answers.push(await sam.save({ revision: 1 }), await sam.save(), (await sam.sendPiece('x')).answer);
    const otherForm = await as({}, 'automotive');
    answers.push(
      await new DraftClient(otherForm, { ...draft, locator: draft.locator, form: 'automotive' }).get(),
    );
    expect((await sam.remove()).statusCode).toBe(204);
    expect((await draft.get()).statusCode).toBe(200);
    const bodies = answers.map((answer) => answer.json());
    expect(new Set(bodies.map((body) => JSON.stringify(body)))).toEqual(new Set([JSON.stringify(bodies[0])]));
    expect(bodies[0]).toEqual({
      ...{ type: 'urn:claimwright:problem:draftUnknown', title: 'There is no such draft' },
      ...{ status: 404, code: 'draftUnknown' },
    });
  });

  it('C10-11: a draft of what is added to a claim is found by who adds to that claim alone', async () => {
    const { server, ada } = await signedIn();
    const file = async () => (await ada.submit('standard', { claim: adasClaim() })).json().referenceCodeForm;
    const [one, other] = [await file(), await file()];
    const adding = async (referenceCode: string) => {
      const visitor = await server.visitor();
      const typed = { referenceCode, lastName: 'Lovelace' };
      expect((await visitor.authorize('documents-upload', typed)).statusCode).toBe(200);
      return visitor;
    };
    const draft = new DraftClient(await adding(one), { form: 'documents-upload' });
    expect((await draft.save()).statusCode).toBe(200);
    const named = { locator: draft.locator, form: 'documents-upload' as const };
    expect((await new DraftClient(await adding(one), named).get()).statusCode).toBe(200);
    expect(problemOf(await new DraftClient(await adding(other), named).get())).toEqual(UNKNOWN);
  });

  it('C10-11: a draft ends with the days that the settlement names, to the instant', async () => {
    const { server, as } = await signedIn({ bundleDir: withSettings({ draftDays: 2 }) });
    const visitor = await as({}, 'automotive');
    const draft = new DraftClient(visitor, { form: 'automotive' });
    const { name } = await draft.sendPiece('bytes');
    expect((await draft.save({ pieces: [name] })).json().expiresAt).toBe('2030-05-06T17:00:00.000Z');
    server.at('2030-05-06T16:59:59.999Z');
    const again = new DraftClient(await as({}, 'automotive'), { locator: draft.locator, form: 'automotive' });
    expect((await again.get()).statusCode).toBe(200);
    server.at('2030-05-06T17:00:00.000Z');
    expect(problemOf(await again.get())).toEqual(UNKNOWN);
    expect(problemOf(await again.piece(name))).toEqual(UNKNOWN);
  });

  it('C10-11: filing takes the draft in the commit of its claim, and a claim that is refused takes none', async () => {
    const { server, ada } = await signedIn();
    const draft = new DraftClient(ada);
    const { name } = await draft.sendPiece('bytes');
    await draft.save({ pieces: [name] });
    const headers = { 'draft-locator': draft.locator };
    const claim = adasClaim({ signature: { signature: null } });
    expect((await ada.submit('standard', { claim, headers })).statusCode).toBe(400);
    expect((await draft.get()).statusCode).toBe(200);
    expect((await ada.submit('standard', { claim: adasClaim(), headers })).statusCode).toBe(200);
    expect(problemOf(await draft.get())).toEqual(UNKNOWN);
    const rows = (table: string) =>
      inDatabase(server.dataDir, (db) => db.prepare(`SELECT count(*) AS count FROM ${table}`).get());
    for (const table of ['draft', 'draft_piece', 'draft_owner']) expect(rows(table)).toEqual({ count: 0 });
    expect(await server.context.metrics.text()).toContain('claimwright_drafts_total{event="filed"} 1');
  });
});

describe('C10-11: limits of drafts', () => {
  it('C10-11: a member has five drafts at a time, in whatever sessions, and what was only begun gives way', async () => {
    const { as, ada } = await signedIn();
    await new DraftClient(ada).sendPiece('begun');
    const drafts: DraftClient[] = [];
    for (const visitor of [ada, await as(ADA), ada, ada, ada]) drafts.push(await saveOne(visitor));
    expect(problemOf(await new DraftClient(await as(ADA)).save())).toEqual([409, 'tooManyDrafts']);
    expect((await new DraftClient(await as(SAM)).save()).statusCode).toBe(200);
    await drafts[0]?.remove();
    expect((await new DraftClient(ada).save()).statusCode).toBe(200);
  });

  it('C10-11: a draft is as large as the form’s documents, and one manifest', async () => {
    const { as, ada } = await signedIn();
    const visitor = await as({}, 'automotive');
    const large = new DraftClient(visitor, { form: 'automotive' });
    const most = Buffer.alloc(1024 * 1024 + 64);
    expect((await large.sendPiece(most)).answer.statusCode).toBe(204);
    expect(problemOf((await large.sendPiece(Buffer.concat([most, Buffer.alloc(1)]))).answer)).toEqual([
      ...[413, 'requestTooLarge'],
    ]);
    const longest = 'x'.repeat((4 * 1024 * 1024 * 3) / 4);
    expect((await large.save({ text: longest })).statusCode).toBe(200);
    expect(problemOf(await large.save({ text: `${longest}y`, revision: 1 }))).toEqual([
      413,
      'requestTooLarge',
    ]);
    const draft = new DraftClient(ada);
    const names = [];
    for (const size of [4000, 2300]) names.push((await draft.sendPiece(Buffer.alloc(size))).name);
    expect(
      problemOf(await draft.save({ pieces: [...names, (await draft.sendPiece('xx'.repeat(50))).name] })),
    ).toEqual([...[413, 'draftTooLarge']]);
    expect((await draft.save({ pieces: names })).statusCode).toBe(200);
    expect(problemOf((await draft.sendPiece(Buffer.alloc(7000))).answer)).toEqual([413, 'draftTooLarge']);
  });

  it('C10-11: bytes and new drafts of a member are limited by the hour, apart from those of claims', async () => {
    const limits = { documentBytesPerHour: 1, claimsPerHour: 2 };
    const { as, ada } = await signedIn({ limits });
    const draft = new DraftClient(ada);
    expect((await draft.sendPiece(Buffer.alloc(5000))).answer.statusCode).toBe(204);
    expect((await draft.sendPiece(Buffer.alloc(5000))).answer.statusCode).toBe(204);
    const { answer } = await draft.sendPiece(Buffer.alloc(5000));
    expect([...problemOf(answer), Number(answer.headers['retry-after']) > 0]).toEqual([
      ...[429, 'documentQuotaReached', true],
    ]);
    expect((await ada.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    const again = await as(ADA);
    expect((await new DraftClient(again).save({ text: 'x' })).statusCode).toBe(200);
    expect(problemOf(await new DraftClient(again).save({ text: 'y' }))).toEqual([429, 'tooManyRequests']);
  });

  it('C10-11: after the deadline nothing is saved', async () => {
    const { server, as } = await signedIn();
    server.at('2030-06-30T23:59:00Z');
    const draft = new DraftClient(await as(ADA));
    const { name } = await draft.sendPiece('bytes');
    await draft.save({ pieces: [name] });
    server.at('2030-07-01T00:00:00.001Z');
    expect(problemOf(await draft.save({ revision: 1 }))).toEqual([403, 'deadlinePassed']);
    expect(problemOf((await draft.sendPiece('bytes')).answer)).toEqual([403, 'deadlinePassed']);
    expect([problemOf(await draft.get()), problemOf(await draft.piece(name))]).toEqual([UNKNOWN, UNKNOWN]);
  });

  it('C10-11: where the settlement keeps none, each call is answered 404, a locator changes no claim, and the settings say so', async () => {
    const off = await signedIn({ bundleDir: withSettings({ resume: 'off' }) });
    const draft = new DraftClient(off.ada);
    const answers = [
      await draft.get(),
      await draft.save(),
      await draft.remove(),
      await draft.piece(drawPieceName()),
    ];
    answers.push((await draft.sendPiece('x')).answer);
    for (const answer of answers) expect(problemOf(answer)).toEqual([404, 'notFound']);
    const headers = { 'draft-locator': draft.locator };
    expect((await off.ada.submit('standard', { claim: adasClaim(), headers })).statusCode).toBe(200);
    const settings = async (visitor: Visitor) => (await visitor.get('/api/settlement')).json().settings;
    expect(await settings(off.ada)).toMatchObject({ resume: 'off', draftDays: 60 });
    const on = await signedIn({ bundleDir: withSettings({ draftDays: 9 }) });
    expect(await settings(on.ada)).toMatchObject({ resume: 'code', draftDays: 9 });
  });
});

async function saveOne(visitor: Visitor): Promise<DraftClient> {
  const draft = new DraftClient(visitor);
  expect((await draft.save()).statusCode).toBe(200);
  return draft;
}
