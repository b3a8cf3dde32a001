import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileForm } from '../../transforms/compile/compileForm.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import type { Workload } from '../workloads.ts';
import { benchBundle, benchClaim } from './benchBundle.ts';

/** What the server does when a bundle is published, for one workload: its validator module and its data. */
export function writeForm(folder: string, workload: Workload): void {
  const bundle = benchBundle(workload);
  const { text } = compileForm(readForm(bundle, 'standard'));
  mkdirSync(join(folder, 'forms'), { recursive: true });
  writeFileSync(join(folder, 'forms', `${workload.id}.js`), text);
  writeFileSync(
    join(folder, 'forms', `${workload.id}.json`),
    JSON.stringify({ bundle, claim: benchClaim(workload) }),
  );
}
