// A server of its own over a data folder, whose log is its output; then it is killed.
import { buildApp } from '../app.ts';
import { loadBundleFolder } from '../bundle/loadBundle.ts';
import { COMPILED, EASY, TEST_BUNDLE } from './samples.testkit.ts';

const dataDir = String(process.argv[2]);
const bundle = await loadBundleFolder(TEST_BUNDLE, COMPILED);
const stream = { write: (line: string) => void process.stdout.write(line) };
await buildApp({ bundle, dataDir, altchaDifficulty: EASY, logger: { level: 'info', stream } });
setInterval(() => undefined, 1000);
