// `npm pack` runs this first: builds both apps, and writes package/, which an installed command runs from.
import { prepare, run } from './runtime.mjs';

await prepare();
for (const script of ['scripts/build.mjs', 'scripts/writePackage.mjs']) {
  const { status } = await run([script]);
  if (status !== 0) process.exit(status);
}
