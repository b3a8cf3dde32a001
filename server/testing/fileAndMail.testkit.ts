// A server of its own that files claims, mails their receipts, and prints each code as soon as it is answered; then it is killed.
import { buildApp } from '../app.ts';
import { loadBundleFolder } from '../bundle/loadBundle.ts';
import { readSmtpUrl } from '../mail/smtpUrl.ts';
import { UNLIMITED } from '../options.ts';
import { ADA, adasClaim, COMPILED, EASY } from './samples.testkit.ts';
import { Visitor } from './visitor.testkit.ts';

const [dataDir = '', bundleDir = '', smtpUrl = '', databaseUrl] = process.argv.slice(2);
const bundle = await loadBundleFolder(bundleDir, COMPILED);
const app = await buildApp({
  ...{ bundle, dataDir, databaseUrl, smtp: readSmtpUrl(smtpUrl), limits: UNLIMITED },
  storeThreads: true,
  clock: () => new Date(Date.parse('2030-05-04T17:00:00Z') + performance.now()),
  altchaDifficulty: EASY,
  outboxMs: 50,
});
const visitor = await new Visitor(app, bundle).arrive();
await visitor.authorize('standard', ADA);
for (;;) {
  const answer = await visitor.submit('standard', { claim: adasClaim() });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  process.stdout.write(`${answer.json().referenceCodeForm}\n`);
}
