import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadBundleFolder } from '../../../server/bundle/loadBundle.ts';
import { sealedSize } from '../../../server/security/sealedStream.ts';
import { writeBenchBundle } from '../benchBundle.ts';
import { Disk } from './disk.ts';
import type { Draw } from './drawFrom.ts';
import { MEMBERS } from './load.ts';
import { restore, type Trace, traceLoad, untraceable, watch } from './powerCut.ts';
import { faultsOf } from './stored.ts';

const reason = untraceable();
if (reason !== null) console.warn(`Power cut: not run. ${reason}`);

const NO_MORE: Draw = () => 0;
const ALL_NAMES: Draw = () => 0.999;
const WRITES_A_DOCUMENT = join(import.meta.dirname, '../../../server/testing/writeDocument.testkit.ts');
/** What no start gets past where it is half. */
const WHOLE = /\.mjs$|server\.key$/;

describe.skipIf(reason !== null)(
  `what the disk has kept${reason === null ? '' : ` (not run: ${reason.replaceAll(/[()>]/g, ' ')}; apt-get install strace brings it)`}`,
  () => {
    let trace: Trace;
    beforeAll(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'claimwright-power-'));
      const bundleDir = writeBenchBundle(folder, MEMBERS);
      const bundle = await loadBundleFolder(bundleDir, folder);
      trace = await traceLoad({ folder, bundleDir, bundle }, 8);
      return () => rmSync(folder, { recursive: true });
    }, 120_000);

    it.each([
      ['nothing but what was synced', NO_MORE],
      ['every name, of its bytes what was synced', ALL_NAMES],
    ])('C6-09: at each answer it is whole after a power cut that leaves %s', async (_, names) => {
      const disk = new Disk(trace.root);
      const told = new Map<string, string>();
      onTestFinished(() => rmSync(trace.root, { recursive: true, force: true }));
      for (const happening of trace.happenings) {
        happening.apply?.(disk);
        for (const code of happening.told) told.set(code, code);
        if (happening.told.length === 0) continue;
        const found = disk.cut(NO_MORE, names);
        const empty = [...found].filter(([path, bytes]) => WHOLE.test(path) && bytes?.length === 0);
        expect(empty).toEqual([]);
        restore(trace.root, found);
        const stored = await faultsOf({ dataDir: join(trace.root, 'data') }, told);
        // Leaves out claims that were stored before their answer: nobody was promised them.
        expect(stored.filter((fault) => !fault.includes('are stored'))).toEqual([]);
        rmSync(trace.root, { recursive: true });
      }
      expect(told.size).toBe(8);
    });

    it.each([
      ['a document', 300_000, 1],
      ['each of several documents', 20_000, 4],
    ])(
      'C6-09: %s, of %d bytes, the only one of its folder, is there after a power cut',
      async (_, size, count) => {
        const folder = mkdtempSync(join(tmpdir(), 'claimwright-power-'));
        onTestFinished(() => rmSync(folder, { recursive: true }));
        const root = join(folder, 'data');
        const { child, seen } = watch(folder, root, [WRITES_A_DOCUMENT, root, String(size), String(count)]);
        await once(child, 'exit');
        const disk = new Disk(root);
        for (const { apply } of await seen()) apply?.(disk);
        const kept = [...disk.cut(NO_MORE)].filter(
          ([path, bytes]) => /documents.{4}[0-9a-f-]{36}$/.test(path) && bytes,
        );
        expect(kept.map(([, bytes]) => bytes?.length)).toEqual(
          Array.from({ length: count }, () => sealedSize(size)),
        );
      },
    );

    it.each([
      ['drawn', 1],
      ['changed', 2],
    ])('C6-09: a server key that was %s is there after a power cut', async (how, keys) => {
      const folder = mkdtempSync(join(tmpdir(), 'claimwright-power-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const root = join(folder, 'data');
      const { child, seen } = watch(folder, root, [join(import.meta.dirname, 'keyHolder.ts'), root, how]);
      await once(child, 'exit');
      const disk = new Disk(root);
      for (const { apply } of await seen()) apply?.(disk);
      const key = disk.cut(NO_MORE).get(join(root, 'server.key'));
      expect(key?.toString()).toMatch(new RegExp(`^(?:[0-9a-f]{64}\\n){${keys}}$`));
    });
  },
);
