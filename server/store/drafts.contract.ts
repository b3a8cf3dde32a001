import { expect, it } from 'vitest';
import { committed, later, NOON, newClaim, type SharedStores } from './claims.contract.ts';
import type { Store } from './store.ts';
import type { DraftName, DraftSave, NewDraft } from './storedDraft.ts';

const DAY = 24 * 3600;

const nameOf = (hash: string, members: string[] = []): DraftName => ({
  form: 'standard',
  hashes: [hash, `${hash}-older`],
  members,
});

const newDraft = (id: string, name: DraftName, changes: Partial<NewDraft> = {}): NewDraft => ({
  ...{ id, name, session: 'session', now: NOON, expiresAt: later(DAY), most: 3 },
  ...{ wrappedKey: `wrapped ${id}`, wrappedBy: 'k1' },
  ...changes,
});

const pieceOf = (name: string, size = 100) => ({ name, key: `key of ${name}`, size, storedSha256: 'f' });
const LIMITS = { bytes: 1000, pieces: 10 };

const saveOf = (id: string, changes: Partial<DraftSave> = {}): DraftSave => ({
  ...{ id, after: 0, sealed: 'sealed', pieces: [], bytes: 500 },
  ...{ savedAt: NOON, expiresAt: later(60 * DAY) },
  ...changes,
});

async function saved(store: Store, id: string, name: DraftName, changes: Partial<DraftSave> = {}) {
  await store.drafts.begin(newDraft(id, name));
  for (const piece of changes.pieces ?? []) await store.drafts.addPiece(id, pieceOf(piece), LIMITS, NOON);
  return store.drafts.save(saveOf(id, changes));
}

/** Tests of drafts, which every engine passes. */
export function draftContract(open: () => Promise<SharedStores>): void {
  savingContract(open);
  ownersContract(open);
  removingContract(open);

  it('C10-11, C13-14: data keys of drafts are wrapped anew once, by one instance', async () => {
    const { one, other } = await open();
    await saved(one, 'd1', nameOf('h1'));
    await saved(one, 'd2', nameOf('h2'));
    expect(await other.drafts.wrappedBy(['k1'], 'd1')).toEqual([
      { id: 'd2', wrappedKey: 'wrapped d2', wrappedBy: 'k1' },
    ]);
    const anew = { id: 'd2', wrappedKey: 'anew', wrappedBy: 'k2', wrappedBefore: 'k1' };
    await one.drafts.rewrap([anew]);
    await other.drafts.rewrap([{ ...anew, wrappedKey: 'late' }]);
    expect(await other.drafts.find(nameOf('h2'), NOON)).toMatchObject({
      wrappedKey: 'anew',
      wrappedBy: 'k2',
    });
  });
}

function savingContract(open: () => Promise<SharedStores>): void {
  it('C10-11: a draft comes back as it was saved, and pieces that a save does not name are gone', async () => {
    const { one, other } = await open();
    const long = 'x'.repeat(300_000);
    expect(await saved(one, 'd1', nameOf('h1'), { pieces: ['b', 'a'], sealed: long })).toEqual({
      removed: [],
    });
    expect(await other.drafts.find(nameOf('h1'), NOON)).toEqual({
      ...{ id: 'd1', wrappedKey: 'wrapped d1', wrappedBy: 'k1' },
      ...{ revision: 1, sealed: long, pieces: ['a', 'b'], savedAt: NOON, expiresAt: later(60 * DAY) },
    });
    expect(await other.claims.knownDocuments(['key of a', 'none'])).toEqual(new Set(['key of a']));
    expect(await other.claims.holdsDocuments()).toBe(true);
    await one.drafts.addPiece('d1', pieceOf('c'), LIMITS, NOON);
    expect(await other.drafts.piece(nameOf('h1'), 'c', NOON)).toBeNull();
    const second = saveOf('d1', { after: 1, pieces: ['c'], savedAt: later(9) });
    const { removed } = Object(await other.drafts.save(second));
    expect([...removed].sort()).toEqual(['key of a', 'key of b']);
    expect(await one.drafts.piece(nameOf('h1'), 'c', NOON)).toMatchObject({ key: 'key of c' });
    expect(await one.drafts.piece(nameOf('h1'), 'a', NOON)).toBeNull();
    expect(await one.drafts.count()).toBe(1);
  });

  it('C10-11: of two saves of one revision the later one is told, and nothing is written', async () => {
    const { one, other } = await open();
    await saved(one, 'd1', nameOf('h1'));
    const save = (store: Store, sealed: string) => store.drafts.save(saveOf('d1', { after: 1, sealed }));
    const outcomes = await Promise.all([save(one, 'first'), save(other, 'second')]);
    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
    const found = await one.drafts.find(nameOf('h1'), NOON);
    expect(found).toMatchObject({ revision: 2, sealed: outcomes[0] === 'changed' ? 'second' : 'first' });
    expect(await one.drafts.save(saveOf('d1', { sealed: 'anew' }))).toBe('changed');
    expect(await one.drafts.save(saveOf('none'))).toBe('gone');
  });

  it('C10-11: a save that names a piece which is not there, or too many bytes, writes nothing', async () => {
    const { one } = await open();
    await saved(one, 'd1', nameOf('h1'), { pieces: ['a'] });
    expect(await one.drafts.save(saveOf('d1', { after: 1, pieces: ['a', 'b'] }))).toBe('pieceMissing');
    expect(await one.drafts.addPiece('d1', pieceOf('b', 450), LIMITS, NOON)).toBe('added');
    expect(await one.drafts.addPiece('d1', pieceOf('b', 9), LIMITS, NOON)).toBe('known');
    expect(await one.drafts.save(saveOf('d1', { after: 1, pieces: ['a', 'b'] }))).toBe('tooLarge');
    expect(await one.drafts.addPiece('d1', pieceOf('c', 451), LIMITS, NOON)).toBe('tooLarge');
    expect(await one.drafts.addPiece('d1', pieceOf('c'), { ...LIMITS, pieces: 2 }, NOON)).toBe('tooLarge');
    expect(await one.drafts.addPiece('none', pieceOf('c'), LIMITS, NOON)).toBe('gone');
    expect(await one.drafts.find(nameOf('h1'), NOON)).toMatchObject({ revision: 1, pieces: ['a'] });
  });
}

function ownersContract(open: () => Promise<SharedStores>): void {
  it('C10-11: a draft of members of the class is found by one of them alone, one of an open form by its locator', async () => {
    const { one, other } = await open();
    await saved(one, 'd1', nameOf('h1', ['ada', 'bob']));
    await saved(one, 'd2', nameOf('h2'));
    const found = async (name: DraftName) => (await other.drafts.find(name, NOON))?.id;
    expect(await found(nameOf('h1', ['bob', 'carl']))).toBe('d1');
    expect(await found({ ...nameOf('new', ['ada']), hashes: ['new', 'h1'] })).toBe('d1');
    for (const members of [[], ['carl']]) expect(await found(nameOf('h1', members))).toBeUndefined();
    expect(await found(nameOf('h2', ['carl']))).toBe('d2');
    expect(await other.drafts.begin(newDraft('d3', nameOf('h1', ['carl'])))).toBe('notOwn');
    expect(await other.drafts.begin(newDraft('d3', nameOf('h1', ['ada'])))).toMatchObject({ id: 'd1' });
    expect(await other.drafts.remove(nameOf('h1', ['carl']), NOON)).toEqual({ drafts: 0, pieces: [] });
  });

  it('C10-11: of too many drafts, those give way that were begun and never saved, and one that was saved does not', async () => {
    const { one } = await open();
    const begin = (id: string, session: string) =>
      one.drafts.begin(newDraft(id, nameOf(id, ['ada']), { session, now: later(Number(id)) }));
    for (const id of ['1', '2', '3']) expect(await begin(id, `s${id}`)).toMatchObject({ id });
    await one.drafts.save(saveOf('1'));
    expect(await begin('4', 's4')).toMatchObject({ id: '4' });
    expect(await one.drafts.begun(nameOf('2', ['ada']), NOON)).toBeNull();
    for (const id of ['3', '4']) await one.drafts.save(saveOf(id));
    expect(await begin('5', 's5')).toBe('tooMany');
    expect(await one.drafts.begin(newDraft('6', nameOf('6', ['bob']), { session: 's1' }))).toMatchObject({
      id: '6',
    });
  });
}

function removingContract(open: () => Promise<SharedStores>): void {
  it('C10-11: a draft goes with the commit of its claim, and with no claim that is not stored', async () => {
    const { one, other } = await open();
    await saved(one, 'd1', nameOf('h1'), { pieces: ['a'] });
    const claim = newClaim({ draft: nameOf('h1') });
    await committed(one, newClaim({ draft: nameOf('none') }));
    expect(await other.drafts.count()).toBe(1);
    expect(await one.claims.commit(claim)).toMatchObject({ draft: { drafts: 1, pieces: ['key of a'] } });
    expect(await other.drafts.find(nameOf('h1'), NOON)).toBeNull();
    await saved(one, 'd2', nameOf('h1'));
    expect(await other.claims.commit(claim)).toMatchObject({ committed: false });
    expect(await other.drafts.find(nameOf('h1'), NOON)).toMatchObject({ id: 'd2' });
  });

  it('C10-11: drafts that have expired are found no more, and swept with pieces that no save named in time', async () => {
    const { one, other } = await open();
    await saved(one, 'd1', nameOf('h1'), { pieces: ['a'], expiresAt: later(5) });
    await saved(one, 'd2', nameOf('h2'), { pieces: ['b'] });
    await one.drafts.addPiece('d2', pieceOf('c'), LIMITS, NOON);
    await one.drafts.addPiece('d2', pieceOf('d'), LIMITS, later(60));
    expect(await other.drafts.find(nameOf('h1'), later(5))).toBeNull();
    expect(await other.drafts.piece(nameOf('h1'), 'a', later(5))).toBeNull();
    const sweep = { now: later(60), closed: [], unnamedBefore: later(1) };
    expect(await one.drafts.sweep(sweep)).toEqual({ drafts: 1, pieces: ['key of a'], isDone: false });
    expect(await one.drafts.sweep(sweep)).toEqual({ drafts: 0, pieces: ['key of c'], isDone: false });
    expect(await one.drafts.sweep(sweep)).toEqual({ drafts: 0, pieces: [], isDone: true });
    expect(await other.claims.knownDocuments(['key of a', 'key of b', 'key of c', 'key of d'])).toEqual(
      new Set(['key of b', 'key of d']),
    );
    expect(await one.drafts.sweep({ ...sweep, closed: ['standard'] })).toMatchObject({ drafts: 1 });
    expect(await other.drafts.count()).toBe(0);
  });

  it('C10-11, C13-11: a purge takes drafts that were saved last before it', async () => {
    const { one } = await open();
    await saved(one, 'd1', nameOf('h1'), { pieces: ['a'] });
    await saved(one, 'd2', nameOf('h2'), { savedAt: later(9) });
    expect(await one.log.purgeable(later(5))).toMatchObject({ drafts: 1 });
    expect(await one.drafts.purge(later(5))).toEqual({ drafts: 1, pieces: ['key of a'], isDone: false });
    expect(await one.drafts.purge(later(5))).toEqual({ drafts: 0, pieces: [], isDone: true });
    expect(await one.drafts.find(nameOf('h2'), NOON)).toMatchObject({ id: 'd2' });
  });

  it('C10-11: the locator of a draft that has expired can be used anew', async () => {
    const { one } = await open();
    await saved(one, 'd1', nameOf('h1', ['ada']), { expiresAt: later(5) });
    const anew = newDraft('d2', nameOf('h1', ['bob']), { now: later(5) });
    expect(await one.drafts.begin(anew)).toMatchObject({ id: 'd2' });
    expect(await one.drafts.save(saveOf('d2', { after: 1 }))).toBe('gone');
  });
}
