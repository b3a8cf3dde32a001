import { validateBundle } from '../bundle/validateBundle.ts';
import { FindingsError } from '../findings/findingsError.ts';

/** Stops with every finding where a bundle has an error; warnings stop nothing. */
export async function requireValid(directory: string): Promise<void> {
  const findings = await validateBundle(directory);
  if (findings.some(({ severity }) => severity === 'error')) throw new FindingsError(findings);
}
