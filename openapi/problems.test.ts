import { expect, it } from 'vitest';
import { apiDescription } from '../server/http/apiDescription.ts';
import { openApiNode } from '../server/http/openapiDocument.ts';
import { STRUCTURE_CODES } from '../transforms/claims/structureCodes.ts';
import { RULE_NAMES } from '../transforms/vocabulary/rules.ts';

const { root, operations } = apiDescription();

interface Schema {
  $ref?: string;
  oneOf?: Schema[];
  allOf?: { properties?: Record<string, { const?: unknown; enum?: unknown[] }>; required?: string[] }[];
}

/** The narrowing part of each problem that an answer may be. */
function problemsOf(schema: Schema) {
  const all = schema.oneOf ?? [schema];
  return all.map(({ $ref = '' }) => (openApiNode(root, $ref.slice(1)) as Schema).allOf?.[1] ?? {});
}

it('C14-05: each operation ties its problem codes to their statuses, and no code stands for two answers of one status', () => {
  for (const { operationId, responses } of operations.values())
    for (const [status, { content = {} }] of Object.entries(responses)) {
      const media = content['application/problem+json'] as { schema: Schema } | undefined;
      if (Number(status) < 400) continue;
      const where = `${operationId} ${status}`;
      const codes = problemsOf(media?.schema ?? {}).flatMap(({ properties, required }) => {
        expect(properties?.status?.const, where).toBe(Number(status));
        expect(required, where).toEqual(expect.arrayContaining(['status', 'code']));
        return properties?.code?.enum ?? [properties?.code?.const];
      });
      expect(codes.length, where).toBeGreaterThan(0);
      expect(new Set(codes).size, where).toBe(codes.length);
    }
});

it('C14-05: rule is an enumeration of the rules, and of what the server finds besides', () => {
  const { enum: names } = openApiNode(root, '/components/schemas/RuleName');
  expect(names).toEqual(expect.arrayContaining([...RULE_NAMES, ...Object.values(STRUCTURE_CODES)]));
  expect(openApiNode(root, '/components/schemas/ValidationError/properties/rule')).toEqual({
    $ref: '#/components/schemas/RuleName',
  });
});

it('C14-05: a refused submission and a refused sign-in have their members in each of their answers', () => {
  for (const name of ['ClaimInvalidProblem', 'SubmissionProblem'])
    expect(problemsOf({ $ref: `#/components/schemas/${name}` })[0]?.required).toEqual(
      expect.arrayContaining(['submitted', 'error', 'nonMatchingPaymentElection', 'validationErrors']),
    );
  for (const name of ['AuthorizeProblem', 'CredentialsProblem'])
    expect(problemsOf({ $ref: `#/components/schemas/${name}` })[0]?.required).toEqual(
      expect.arrayContaining(['authorized', 'error']),
    );
});
