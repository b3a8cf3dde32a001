import { FindingsError } from '../../bundle/findings/findingsError.ts';
import { validateBundle } from '../../bundle/validateBundle.ts';

/** Stops with every finding where a bundle has an error; warnings stop nothing. */
export async function requireValid(directory: string): Promise<void> {
  const findings = await validateBundle(directory);
  if (findings.some(({ severity }) => severity === 'error')) throw new FindingsError(findings);
}
