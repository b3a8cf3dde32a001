// A server of its own that files claims and prints each reference code as soon as it is answered; then it is killed.
import { buildApp } from '../app.ts';
import { loadBundleFolder } from '../bundle/loadBundle.ts';
import { ADA, adasClaim, EASY, PDF, TEST_BUNDLE } from './samples.testkit.ts';
import { Visitor } from './visitor.testkit.ts';

const dataDir = String(process.argv[2]);
const bundle = await loadBundleFolder(TEST_BUNDLE, dataDir);
const app = await buildApp({
  bundle,
  dataDir,
  altchaDifficulty: EASY,
  clock: () => new Date('2030-05-04T17:00:00Z'),
});
const visitor = await new Visitor(app, bundle).arrive();
await visitor.authorize('standard', ADA);
const claim = adasClaim({
  documentContexts: [{ file: { name: 'a.pdf', size: PDF.length, type: 'unknown' }, name: null, kind: null }],
});
for (;;) {
  const answer = await visitor.submit('standard', { claim, files: [{ name: 'a.pdf', content: PDF }] });
  process.stdout.write(`${answer.json().referenceCodeForm}\n`);
}
