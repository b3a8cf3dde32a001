import type { Dependency, FieldPlacement } from '../../schemas/generated/types.ts';

export const kindIs = (equals: string) => ({ value: { field: 'kind', model: 'claimantInfo' }, equals });

export const placed = (name: string, ...dependencies: Dependency[]): FieldPlacement => ({
  model: 'claimantInfo',
  name,
  ...(dependencies.length && { dependencies }),
});
