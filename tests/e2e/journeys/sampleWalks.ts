import type { Stop } from '../journey.ts';
import { breachClaim } from './breachStops.ts';
import { forgottenDocument, productClaim, productLookup, repossessionClaim } from './financeStops.ts';
import { itemizedClaim } from './itemizedClaim.ts';
import { refundApplication } from './refundStops.ts';
import { moreDocuments, recallClaim, shortClaim, vehicleLookup } from './sampleStops.ts';

/** A sample: a walk through each of its forms, and the languages that each page is shown in. */
export interface SampleWalks {
  cultures: readonly string[];
  forms: Record<string, readonly Stop[]>;
  /** The form that adds documents to a claim of another form, by its code. */
  documents?: { after: string; stops: (code: string) => readonly Stop[] };
}

/** Walks of all samples, by the names of their folders. */
export const SAMPLE_WALKS: Record<string, SampleWalks> = {
  'harborline-finance': {
    cultures: ['es-US', 'en'],
    forms: { standard: productClaim, automotive: repossessionClaim, lookup: productLookup },
    documents: { after: 'standard', stops: forgottenDocument },
  },
  'larkmoor-breach': { cultures: ['es-US', 'en'], forms: { standard: breachClaim } },
  'lumora-refund': { cultures: ['ar', 'en'], forms: { standard: refundApplication } },
  'meridian-auto': { cultures: ['es-US', 'en'], forms: { standard: itemizedClaim.stops } },
  'meridian-auto-short': { cultures: ['ar', 'en'], forms: { standard: shortClaim } },
  'northline-recall': {
    cultures: ['es-US', 'en'],
    forms: { automotive: recallClaim, lookup: vehicleLookup },
    documents: { after: 'automotive', stops: moreDocuments },
  },
};
