import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium } from 'playwright';

/** The oldest Chromium that files a claim (C17-01), as npm has it; a machine fetches it once. */
const PACKAGE = 'chrome-aws-lambda@5.5.0';
const SHA512 =
  '9d8483cd3b15115b2f20569450050de77ba55c12ca4915c54be79561938b643e' +
  '5203521fe7daea0408b2e2b68c828ad0c175aa8d2b232b5485e00b3eab33cba8';

/** A registry that does not answer ends here: the tests go on without. */
const FETCH_MS = 180_000;

const folder = join(import.meta.dirname, '../../.claimwright');
const home = join(folder, 'chromium-88');
const program = join(home, 'chromium');
const execute = promisify(execFile);

async function unpack(archive: string, staging: string): Promise<void> {
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('hex');
  if (found !== SHA512) throw new Error(`${PACKAGE} is another file than it was: ${found}`);
  await execute('tar', ['-xzf', archive, '-C', staging, 'package/bin/chromium.br']);
  const packed = createReadStream(join(staging, 'package/bin/chromium.br'));
  const unpacked = join(staging, 'chromium');
  await pipeline(packed, createBrotliDecompress(), createWriteStream(unpacked));
  await chmod(unpacked, 0o755);
  await rm(join(staging, 'package'), { recursive: true });
  await rm(archive);
}

/** Fetches it; several test processes may ask at the same time, so a finished folder is moved into place. */
async function fetchOnce(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const staging = await mkdtemp(join(folder, 'unpacking-'));
  try {
    const { stdout } = await execute('npm', ['pack', PACKAGE, '--silent', '--pack-destination', staging], {
      timeout: FETCH_MS,
    });
    await unpack(join(staging, stdout.trim()), staging);
    await rename(staging, home);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
}

/** How to start it, or why there is none on this machine. */
export type OldChromium = { launch: () => Promise<Browser> } | { missing: string };

/** The Chromium 88 of the tests: fetched once from npm's registry, for Linux x64. */
export async function findOldChromium(): Promise<OldChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { missing: 'not run: Chromium 88 is had for Linux x64 alone' };
  const args = ['--no-sandbox', '--disable-gpu'];
  const launch = () => chromium.launch({ executablePath: program, args });
  try {
    if (!existsSync(home)) await fetchOnce();
    // A machine may lack the libraries that it needs. Asked for its version, this shell opens a page and stays.
    await (await launch()).close();
  } catch (error) {
    const [line] = String(error).split('\n');
    return { missing: `not run: Chromium 88 could not be had: ${line}` };
  }
  return { launch };
}
