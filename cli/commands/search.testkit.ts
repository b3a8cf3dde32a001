import { expect } from 'vitest';
import type { Finding } from '../../bundle/findings/finding.ts';
import { bundleWith, type Change } from '../../bundle/testing/bundles.testkit.ts';
import { runCli } from '../testing/runCli.ts';

/** How `claimwright validate` ends with these changes, and what it finds. */
export async function validated(changes: Change[], ...more: string[]) {
  const { out, err, code } = await runCli(['validate', '--format', 'json', ...more, bundleWith(changes)]);
  const findings: Finding[] = JSON.parse(out);
  return { code, err, found: findings.map(({ code: of, file, message }) => ({ code: of, file, message })) };
}

/** What the search finds, in short: code, place and message. */
export async function searched(...changes: Change[]): Promise<string[]> {
  const { found, err } = await validated(changes);
  expect(err).toBe('');
  return found.map(({ code, file, message }) => `${code} ${file}: ${message.replaceAll(/:\d+\)/g, ')')}`);
}

export const DETAILS = 'pages/standard/claim-details.json';

/** The condition that a field has an answer, or that it has none. */
export const given = (field: string, model: string, empty = false) => ({ value: { field, model }, empty });
/** The condition that the question whether something was bought is answered so. */
export const bought = (equals: string) => ({ value: { field: 'bought', model: 'claimDetails' }, equals });
/** A rule that has a condition, and a message. */
export const rule = (name: string, condition: unknown) => ({
  name,
  namedParams: { condition },
  errorMessageKeys: { default: 'Field_Total' },
});
