import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { leadsOut } from '../reading/leadsOut.ts';
import { pictureOf } from '../reading/picture.ts';
import { defineCheck } from './check.ts';

/** Maximum size of a logo in bytes, because every page loads it; it is drawn 48 px high. */
const LARGEST_LOGO = 64 * 1024;

type Fault = { message: string; hint: string };

function faultOf(file: string, bytes: Uint8Array | undefined): Fault | undefined {
  if (bytes === undefined)
    return {
      message: `There is no ${file} that can be read.`,
      hint: 'Put the picture there, or take the logo away.',
    };
  if (bytes.length > LARGEST_LOGO)
    return {
      message: `${file} has ${bytes.length} bytes; a logo has ${LARGEST_LOGO} at most.`,
      hint: 'Save it smaller: 96 px of height are enough.',
    };
  if (pictureOf(bytes)?.type === `image/${extname(file).slice(1)}`) return undefined;
  return {
    message: `${file} is not the picture that its name says.`,
    hint: 'Save it as PNG or WebP, named so.',
  };
}

/** Reads a regular file only, because reading a named pipe never ends. */
function read(path: string): Uint8Array | undefined {
  try {
    if (!statSync(path).isFile()) return undefined;
    return readFileSync(path);
  } catch {
    // Any error of reading is reported as a file that cannot be read.
    return undefined;
  }
}

/** Reports a logo file that is missing, too large, or not of the image type that its extension names (R2-34). */
export const logoFile = defineCheck({
  code: 'logo-file',
  severity: 'error',
  summary: 'a logo that is not there, too large or no picture',
  needs: 'file',
  *run({ bundle, directory }) {
    const file = bundle.settlement.header?.logo?.file;
    // A link out of the bundle is reported by another check.
    if (file === undefined || leadsOut(directory, join(directory, file))) return;
    const fault = faultOf(file, read(join(directory, file)));
    if (fault) yield { file: 'settlement.json', pointer: '/header/logo/file', ...fault };
  },
});
