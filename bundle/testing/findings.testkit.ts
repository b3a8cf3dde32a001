import type { Finding } from '../findings/finding.ts';
import { validateBundle } from '../validateBundle.ts';
import { bundleWith, type Change, change } from './bundles.testkit.ts';
import { expectSameWhileTyped } from './focused.testkit.ts';

export const INFO = 'pages/standard/claimant-info.json';
export const DETAILS = 'pages/standard/claim-details.json';
export const OUT = 'pages/standard/not-eligible.json';

/** Returns the findings of the bundle of `init` with these changes; those of each file while it is typed must be the same. */
export async function findings(...changes: Change[]): Promise<Finding[]> {
  const folder = bundleWith(changes);
  await expectSameWhileTyped(folder, changes);
  return validateBundle(folder);
}

/** The codes that the bundle of `init` gets with these changes. */
export async function codes(...changes: Change[]): Promise<string[]> {
  return (await findings(...changes)).map(({ code }) => code);
}

/** The messages and hints, for what authors read. */
export async function words(...changes: Change[]): Promise<string[]> {
  return (await findings(...changes)).map(({ message, hint }) => `${message} ${hint}`);
}

export const block = (value: unknown): Change => change(OUT, '/blocks/-', value);
export const phoneRule = (rule: unknown): Change => change('models.json', '/models/1/fields/2/rules/1', rule);
export const phone = (keys: object): Change =>
  change(INFO, '/blocks/1/fields/1', { name: 'phone', label: 'Field_Phone', ...keys });
