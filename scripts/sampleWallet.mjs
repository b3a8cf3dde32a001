// The wallet provider of the samples, beside a server that runs for trying it out: `npm start` and `npm run dev`. It is
// a process of its own that ends with the one that started it; `claimwright serve`, which operators run, knows nothing
// of it.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { environment, node, root } from './runtime.mjs';

const PORT = 4290;
const ISSUER = `http://localhost:${PORT}`;

/** The server has the machine to itself until it answers. */
const DELAY_MS = 3000;

const SAMPLE = join(root, 'settlements', 'meridian-auto');

/** The folder of the settlement among these words, or else the sample's. */
export const settlementOf = (words) =>
  words.map((word) => resolve(root, word)).find((path) => existsSync(join(path, 'settlement.json'))) ??
  SAMPLE;

/** Whether that is the sample that README.md begins with. */
export const isSample = (words) => settlementOf(words) === SAMPLE;

/** Whether the settlement among these words, or else the sample, has its wallet at the stand-in. */
export function wantsProvider(/** @type {string[]} */ words) {
  const file = join(settlementOf(words), 'settlement.json');
  try {
    const { wallet } = JSON.parse(readFileSync(file, 'utf8'));
    return wallet?.enabled === true && wallet.issuer === ISSUER;
  } catch {
    // What is wrong with the bundle is the server's to say.
    return false;
  }
}

const startsFor = (words) => process.env.NODE_ENV !== 'production' && wantsProvider(words);

/** What stands below the address of `npm start`: how it ends, who may sign in to the sample, and where its wallet is. */
export function hint(/** @type {string[]} */ words) {
  const claimant = isSample(words) ? ' README.md names a claimant to sign in as.' : '';
  const wallet = startsFor(words) ? ` The payment wallet is a stand-in on ${ISSUER}.` : '';
  return `Ctrl-C stops it.${claimant}${wallet}\n`;
}

/** Starts the provider for the settlement that these words name, where it wants one; never in production. */
export function startSampleWallet(/** @type {string[]} */ words, delay = DELAY_MS) {
  if (!startsFor(words)) return;
  const timer = setTimeout(() => {
    const child = spawn(node(), [join(root, 'scripts', 'sampleWallet.mjs')], {
      cwd: root,
      env: environment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
  }, delay);
  timer.unref();
}

if (process.argv[1] === join(root, 'scripts', 'sampleWallet.mjs')) {
  // The library warns at each start that it is no production server, which is what this is.
  console.warn = () => undefined;
  process.on('disconnect', () => process.exit(0));
  const { startWalletProvider } = await import('./walletProvider.mjs');
  await startWalletProvider(PORT).catch((error) => {
    // Another `npm start` has one already, which serves this one too.
    if (error.code === 'EADDRINUSE') process.exit(0);
    throw error;
  });
}
