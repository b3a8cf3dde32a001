import type { Stop } from '../journey.ts';
import { breachClaim, breachDocuments } from '../journeys/breachStops.ts';
import { shortClaim } from '../journeys/sampleStops.ts';
import { inCulture } from './inCulture.ts';

/** A claim that is filed in the oldest and in other engines. */
export interface FloorClaim {
  what: string;
  settlement: string;
  width: number;
  culture: string;
  stops: Stop[];
  /** False for a lookup, which ends without a receipt. */
  isFiled: boolean;
  documents: number;
}

const BREACH = 'settlements/larkmoor-breach';
const SHORT = 'settlements/meridian-auto-short';

export const breachAt = (width: number): FloorClaim => ({
  what: `errors, dates, amounts, records and documents at ${width} px`,
  settlement: BREACH,
  width,
  culture: 'en',
  stops: breachClaim,
  isFiled: true,
  documents: breachDocuments.length,
});

export const arabicAt = (width: number): FloorClaim => ({
  what: `a claim in Arabic at ${width} px`,
  settlement: SHORT,
  width,
  culture: 'ar',
  stops: inCulture(shortClaim, SHORT, 'ar'),
  isFiled: true,
  documents: 0,
});
