// A server of its own that files claims and prints each reference code as soon as it is answered; then it is killed.
import { buildApp } from '../app.ts';
import { loadBundleFolder } from '../bundle/loadBundle.ts';
import { ADA, EASY, TEST_BUNDLE, withDocument } from './samples.testkit.ts';
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
for (;;) {
  const answer = await visitor.submit('standard', withDocument());
  process.stdout.write(`${answer.json().referenceCodeForm}\n`);
}
