import { expect, it } from 'vitest';
import { inDatabase } from '../testing/atRest.testkit.ts';
import { filedAcross } from '../testing/filed.testkit.ts';
import { testServer } from '../testing/testServer.testkit.ts';

/**
 * How each column rests (C13-14): `clear` is an id, a time, a figure, a culture, a name of configuration or a state;
 * `hash` a keyed hash or the hash of what is sealed; `sealed` is encrypted; `older` is of versions before alone, and
 * empty or null in rows of this one; `configuration` is the settlement's own. A column that is not here fails.
 */
const COLUMNS: Record<string, Record<string, 'clear' | 'hash' | 'sealed' | 'older' | 'configuration'>> = {
  claim: {
    id: 'clear',
    form: 'clear',
    reference_code: 'clear',
    culture: 'clear',
    claim: 'sealed',
    configuration_hash: 'clear',
    content_hash: 'hash',
    submitted_at: 'clear',
    claimants: 'hash',
    added_to: 'clear',
    repeated: 'clear',
    wrapped_key: 'sealed',
    wrapped_by: 'clear',
    salt: 'clear',
    entry: 'clear',
    purged_at: 'clear',
    mask_characters: 'older',
    sealed: 'older',
    encrypted: 'older',
    encrypted_by: 'older',
  },
  document: {
    key: 'clear',
    claim_id: 'clear',
    position: 'clear',
    size: 'clear',
    sha256: 'hash',
    sealed: 'sealed',
    name: 'older',
    content_type: 'older',
    scan: 'older',
  },
  mail: {
    id: 'clear',
    claim_id: 'clear',
    kind: 'clear',
    state: 'clear',
    attempts: 'clear',
    created_at: 'clear',
    next_at: 'clear',
    ended_at: 'clear',
    sealed: 'sealed',
  },
  claim_mark: { claim_id: 'clear', mark: 'clear', at: 'clear' },
  idempotency: {
    key: 'clear',
    content_hash: 'hash',
    sent_hash: 'hash',
    session_hash: 'clear',
    reference_code: 'clear',
    created_at: 'clear',
  },
  session: { hash: 'hash', state: 'hash', expires_at: 'clear' },
  class_list: {
    form: 'clear',
    header: 'configuration',
    sha256: 'hash',
    rows: 'clear',
    imported_at: 'clear',
    list: 'clear',
  },
  class_list_version: { list: 'clear', form: 'clear', state: 'clear', touched_at: 'clear' },
  class_row: {
    list: 'clear',
    id: 'hash',
    position: 'clear',
    columns: 'sealed',
    credentials: 'hash',
    wrapped_key: 'sealed',
    wrapped_by: 'clear',
  },
  class_credential: { list: 'clear', name: 'configuration', hash: 'hash', row_id: 'hash' },
  claimant: { id: 'older', form: 'older', position: 'older', columns: 'older' },
  claimant_credential: { claimant_id: 'older', form: 'older', name: 'older', hash: 'older' },
  draft: {
    id: 'clear',
    form: 'clear',
    hash: 'hash',
    bound: 'clear',
    revision: 'clear',
    sealed: 'sealed',
    wrapped_key: 'sealed',
    wrapped_by: 'clear',
    begun_at: 'clear',
    saved_at: 'clear',
    expires_at: 'clear',
  },
  draft_piece: {
    draft: 'clear',
    name: 'clear',
    key: 'clear',
    size: 'clear',
    sha256: 'hash',
    named: 'clear',
    written_at: 'clear',
  },
  draft_owner: { draft: 'clear', owner: 'hash' },
  draft_reminder: { draft: 'clear', sealed: 'sealed', attempts: 'clear', due_at: 'clear', next_at: 'clear' },
  captcha_use: { hash: 'hash', expires_at: 'clear' },
  attempt: { bucket: 'hash', count: 'clear', resets_at: 'clear', opens_at: 'clear', delay: 'clear' },
  validator_module: { name: 'configuration', text: 'configuration', created_at: 'clear' },
  server_key: { fingerprint: 'clear', first_used_at: 'clear' },
  log_entry: {
    chain: 'clear',
    position: 'clear',
    at: 'clear',
    kind: 'clear',
    subject: 'clear',
    content: 'hash',
    key: 'clear',
    hash: 'hash',
  },
  log_chain: { chain: 'clear' },
  migration: { name: 'clear', applied_at: 'clear' },
  migration_lock: { id: 'clear', taken: 'clear' },
};

it('C13-14: how every column of the database rests is written down, and a new one must say so', async () => {
  const { dataDir } = await testServer();
  const found = inDatabase(dataDir, (database) => {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return tables.map(({ name }) => {
      const columns = database.prepare(`PRAGMA table_info("${name}")`).all();
      return [String(name), columns.map((column) => String(column.name)).sort()] as const;
    });
  });
  const listed = Object.entries(COLUMNS).map(([table, columns]) => [table, Object.keys(columns).sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

it('C13-14: columns of older versions are empty, and sealed ones hold no text that can be read', async () => {
  const { dataDir } = await filedAcross();
  const valuesOf = (wanted: string) =>
    inDatabase(dataDir, (database) =>
      Object.entries(COLUMNS).flatMap(([table, columns]) =>
        Object.entries(columns).flatMap(([column, rests]) =>
          rests === wanted ? database.prepare(`SELECT "${column}" AS value FROM "${table}"`).all() : [],
        ),
      ),
    ).map(({ value }) => value);
  expect(valuesOf('older').filter((value) => value !== null && value !== '')).toEqual([]);
  const sealed = valuesOf('sealed').map(String);
  expect(sealed.length).toBeGreaterThan(10);
  // Nonce and tag, and of random bytes as good as any character.
  expect(sealed.filter((text) => !/^[\w-]{38,}$/.test(text))).toEqual([]);
});
