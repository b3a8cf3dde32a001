import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ModelParts, SubmittedModel } from '../../transforms/claims/payload.ts';
import type { ModelName } from '../../transforms/ground/modelNames.ts';
import { ADA, adasClaim, testServer } from '../testing/testServer.testkit.ts';

const MODELS = [
  'credentials',
  'claimantInfo',
  'claimDetails',
  'signature',
  'documentContexts',
  'claimTransactions',
] as const;
const NAMES = [
  'firstName',
  'lastName',
  'price',
  'purchasedOn',
  'hasVehicle',
  'signature',
  'file',
  'amountClaimed',
  'claimNumber',
];

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom('02/30/2020', '1e400', '١٢٣', '\ud800', '\u0000', '9'.repeat(400), -0, 1e308, '12/31/9999'),
  fc.record({ name: fc.string(), size: fc.integer(), type: fc.string() }),
);
const fields = fc.dictionary(fc.oneof(fc.constantFrom(...NAMES), fc.string()), value, { maxKeys: 5 });

function withFields(parts: ModelParts, name: ModelName, changed: Record<string, unknown>): ModelParts {
  const part = parts[name];
  const template = [part].flat()[0] ?? [parts.signature].flat()[0];
  if (!template) return parts;
  const model: SubmittedModel = {
    ...template,
    metadata: { ...template.metadata, dtoMapping: name },
    metadataHash: [part].flat()[0]?.metadataHash ?? '',
    fields: Array.isArray(part) ? changed : { ...template.fields, ...changed },
  };
  return { ...parts, [name]: Array.isArray(part) ? [model] : model };
}

it('C3-07, C6-07: whatever the fields hold, the answer names what is wrong, and is never 500', async () => {
  const server = await testServer({ limits: { callsPerMinute: 100_000, claimsPerHour: 100_000 } });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  const hashes = new Map(
    visitor.served('standard').entries.map((entry) => [entry.metadata.dtoMapping, entry.metadataHash]),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...MODELS), fields, async (name, changed) => {
      const answer = await visitor.submit('standard', {
        claim: adasClaim(),
        models: (parts) => {
          const made = withFields(parts, name, changed);
          const model = [made[name]].flat()[0];
          if (model?.metadataHash === '') model.metadataHash = hashes.get('DocumentContexts') ?? '';
          return made;
        },
      });
      expect([200, 400, 401]).toContain(answer.statusCode);
      if (answer.statusCode === 400 && answer.json().code === 'validationFailed')
        expect(answer.json().validationErrors.length).toBeGreaterThan(0);
    }),
    { numRuns: 150 },
  );
});
