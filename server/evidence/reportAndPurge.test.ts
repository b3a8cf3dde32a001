import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ADA, PDF } from '../testing/testServer.testkit.ts';
import { alter, everyFile, fileClaim, threeFiled } from './evidence.testkit.ts';

describe('claimwright report and purge', () => {
  it('C13-11: a report counts by day, form, culture, entry, outcome and repeated, the same to the byte', async () => {
    const { server, command } = await threeFiled();
    server.at('2030-05-05T06:59:59Z');
    await fileClaim(server);
    server.at('2030-05-05T07:00:00Z');
    await fileClaim(server);
    const { out } = await command('report');
    expect(out).toBe(
      [
        'day         form      culture  entry      outcome  repeated  claims',
        '2030-05-04  standard  en       classList  filed    no             1',
        '2030-05-04  standard  en       classList  filed    yes            2',
        '2030-05-04  standard  es       classList  filed    yes            1',
        '2030-05-05  standard  en       classList  filed    yes            1',
        'total                                                             5',
        '',
      ].join('\n'),
    );
    const json = await command('report', '--json');
    expect(JSON.parse(json.out)).toMatchObject({ claims: 5, figures: expect.any(Array) });
    expect((await command('report')).out).toBe(out);
    expect((await command('report', '--json')).out).toBe(json.out);
  });

  it('C13-11: a report counts documents that were added to a claim by their own outcome', async () => {
    const { server, codes, command } = await threeFiled();
    const visitor = await server.visitor();
    const credentials = { referenceCode: codes[0] ?? '', lastName: 'Lovelace' };
    await visitor.authorize('documents-upload', credentials);
    const file = { name: 'a.pdf', size: PDF.length, type: 'unknown' };
    const answer = await visitor.submit('documents-upload', {
      claim: { credentials, documentContexts: [{ file }] },
      files: [{ name: 'a.pdf', content: PDF }],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { figures } = JSON.parse((await command('report', '--json')).out);
    expect(figures).toContainEqual(
      expect.objectContaining({ form: 'documents-upload', entry: 'claims', outcome: 'added', claims: 1 }),
    );
    expect((await command('report')).out).toMatch(/ documents-upload +en +claims +added +no +1\n/);
  });

  it('C13-11: a purge removes what is personal, keeps the figures, and the chain still verifies', async () => {
    const { server, codes, command } = await threeFiled();
    server.at('2030-05-06T17:00:00Z');
    const email = 'grace@example.com';
    const kept = await fileClaim(server, 'en', {
      claimantInfo: { lastName: 'Hopper', email, confirmEmailAddress: email },
      signature: { signature: 'Grace Hopper' },
    });
    const before = (await command('report')).out;
    const words = ['--before', '2030-05-06'];
    expect((await command('purge', ...words)).err).toContain('is still to come');
    vi.setSystemTime(new Date('2030-06-01T00:00:00Z'));
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect((await command('purge', ...words, '--dry-run')).out).toBe(
      '3 claims and 3 documents would be purged.\n',
    );
    expect(everyFile(join(server.dataDir, 'documents'))).toHaveLength(4);
    const done = await command('purge', ...words, '--class-lists');
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('3 claims and 3 documents purged.') });
    expect(done.out).toContain('Class lists purged: lookup, standard.');
    expect(everyFile(join(server.dataDir, 'documents'))).toHaveLength(1);
    expect((await command('report')).out).toBe(before);
    expect(await command('verify')).toMatchObject({
      code: 0,
      out: expect.stringContaining('4 claims, 1 document: '),
    });
    expect(await server.claims()).toMatchObject([{ referenceCode: kept }]);
    expect((await command('purge', ...words)).out).toBe('0 claims and 0 documents purged.\n');
    await server.app.close();
    const bytes = everyFile(server.dataDir)
      .map((path) => readFileSync(path, 'latin1'))
      .join('\n');
    // Four figures in a row stand in many a hash and key: these are left out whole.
    const withoutHashes = bytes.replace(/[0-9a-f]{64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
    for (const personal of ['Lovelace', 'ada@example.com', ADA.claimNumber, ADA.pin])
      expect(withoutHashes).not.toContain(personal);
    for (const code of codes) expect(bytes).toContain(code);
    expect(bytes).toContain(kept);
    expect(bytes).not.toContain('Hopper');
  });

  it('C13-11: a purged claim whose answers are put back, or whose figures change, is named', async () => {
    const { server, codes, command } = await threeFiled();
    vi.setSystemTime(new Date('2030-06-01T00:00:00Z'));
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await command('purge', '--before', '2030-05-06');
    alter(server, `UPDATE claim SET claim = '{"claimantInfo":{}}' WHERE reference_code = '${codes[0]}'`);
    alter(server, `UPDATE claim SET culture = 'fr' WHERE reference_code = '${codes[1]}'`);
    const { out } = await command('verify');
    expect(out).toMatch(
      new RegExp(
        `The claim ${codes[0]}: altered since Entry 0\\.\\d+ of 2030-06-01T00:00:00\\.000Z: what a purge took from it, or left\\.`,
      ),
    );
    expect(out).toMatch(
      new RegExp(
        `The claim ${codes[1]}: altered since Entry 0\\.\\d+ of 2030-06-01T00:00:00\\.000Z: culture\\.`,
      ),
    );
  });
});
