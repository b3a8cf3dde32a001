import type { Tags } from '../../schemas/generated/types.ts';
import type { PolicySources } from './headers.ts';

const LOADER = 'https://www.googletagmanager.com';
const COLLECTORS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', LOADER];

/** Returns the Content-Security-Policy sources of the settlement's analytics tags; none without tags (R3-02). */
export function tagSources(tags: Tags | undefined): Partial<PolicySources> {
  if (!tags?.tagId && !tags?.secondTagId) return {};
  return { script: [LOADER], connect: COLLECTORS, image: COLLECTORS };
}
