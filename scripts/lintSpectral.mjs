// What Spectral's rules for OpenAPI (`spectral:oas`, none switched off) find in a description.
import { Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** Each finding in a line: its rule, its place and what is wrong. Of a document that is read already. */
export async function lintSpectral(/** @type {object} */ description) {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas] });
  const findings = await spectral.run(description);
  return findings.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
}
