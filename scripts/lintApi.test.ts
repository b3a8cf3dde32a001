import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lintSpectral } from './lintSpectral.mjs';

const ROOT = join(import.meta.dirname, '..');

describe('the lint of the API’s description', () => {
  it('C14-08: has the strict rules of two linters, and none of them is switched off', async () => {
    expect(parse(readFileSync(join(ROOT, 'redocly.yaml'), 'utf8'))).toEqual({
      extends: ['recommended-strict'],
      apis: { claimwright: { root: 'openapi/claimwright.openapi.yaml' } },
    });
    const call = { operationId: 'getA', responses: { '200': { description: 'It is there.' } } };
    const findings = await lintSpectral({
      openapi: '3.1.0',
      info: { title: 'a', version: '1' },
      paths: { '/a': { get: call }, '/b': { get: call } },
    });
    for (const rule of [
      'operation-operationId-unique',
      'operation-description',
      'info-contact',
      'operation-tags',
    ])
      expect(findings.join('\n')).toContain(rule);
  });

  it('C14-08: both are part of npm run check', () => {
    const checks = readFileSync(join(ROOT, 'scripts', 'checks.mjs'), 'utf8');
    expect(checks).toContain("'lint', 'openapi/claimwright.openapi.yaml'");
    expect(checks).toContain("args: ['scripts/lint-api.mjs']");
  });
});
