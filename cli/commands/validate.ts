import { resolve } from 'node:path';
import type { Finding } from '../../bundle/findings/finding.ts';
import { FORMATS, isFormat } from '../../bundle/findings/formats.ts';
import { validateBundle } from '../../bundle/validateBundle.ts';
import type { Command } from '../command.ts';

/** `claimwright validate DIR…` (C5-02, C5-03). */
export const validate: Command = {
  name: 'validate',
  summary: 'Check bundles offline, each file by itself and all of them together, and list every finding.',
  usage: 'DIR…',
  positionals: { min: 1, max: Number.POSITIVE_INFINITY, what: 'at least one folder' },
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      summary: 'How findings are printed.',
      choices: Object.keys(FORMATS),
      default: 'text',
    },
    strict: { type: 'boolean', summary: 'Let warnings count as findings too.' },
  },
  async run({ positionals, values, flags }, io) {
    const findings: Finding[] = [];
    const format = values.format ?? 'text';
    for (const directory of positionals) {
      const found = await validateBundle(resolve(io.cwd, directory));
      const bundle = positionals.length > 1 ? directory.replace(/\/+$/, '') : undefined;
      findings.push(...found.map((finding) => inBundle(finding, bundle, format)));
    }
    io.out(FORMATS[isFormat(format) ? format : 'text'](findings, io.colour));
    return exitCode(findings, flags.has('strict'));
  },
};

/** In JSON, paths are relative to their folder (C5-02), however many folders there are; elsewhere they lead into it. */
function inBundle(finding: Finding, bundle: string | undefined, format: string): Finding {
  if (bundle === undefined) return finding;
  return format === 'json' ? { bundle, ...finding } : { ...finding, file: `${bundle}/${finding.file}` };
}

function exitCode(findings: readonly Finding[], strict: boolean): number {
  return findings.some(({ severity }) => strict || severity === 'error') ? 1 : 0;
}
