import type { ClaimDocument } from '../../../transforms/ground/claim.ts';
import { fillEarlier } from '../protocol/fillEarlier.ts';
import type { FilledPage } from '../protocol/types.ts';
import { BadRequestError } from './badRequest.ts';
import { acceptedClaims } from './bundleCases.ts';
import { likelyValues } from './likelyValues.ts';
import { servedFormOf } from './servedFormOf.ts';
import type { ServedRevision } from './servedRevision.ts';

interface ToFill {
  form: string;
  page: string;
  claim: ClaimDocument;
  culture: string;
}

/** Returns the claim with the fields filled in that the pages before a page require. Throws a BadRequestError. */
export function filledClaim(revision: ServedRevision, now: Date, wanted: ToFill): FilledPage {
  const { bundle } = revision.loaded;
  const served = servedFormOf(revision, wanted.form);
  const { form, module, pages, exitPages } = served;
  if (![...pages, ...exitPages].some(({ name }) => name === wanted.page))
    throw new BadRequestError(`The form ${form} has no page ${wanted.page}.`);
  const { claim, left, isSkipped } = fillEarlier(wanted.claim, wanted.page, {
    form: module.loaded,
    context: {
      now,
      culture: wanted.culture,
      allowedCharacters: bundle.settlement.characterWhitelist,
      audience: 'browser',
      lists: bundle.lists,
    },
    samples: acceptedClaims(revision.read, form),
    likely: likelyValues(served, bundle),
  });
  return { claim, left: left.map(({ path, rule }) => ({ path, rule })), isSkipped };
}
