import { GENERIC_PATHS } from '../../transforms/config/paths.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { sizeText } from '../../transforms/values/sizeText.ts';
import type { LoadedBundle } from '../bundle/loadBundle.ts';
import type { StoredDocument } from '../store/storedClaim.ts';
import {
  type ComposedMail,
  composeMail,
  type MailContext,
  oneLine,
  openMail,
  pageLink,
} from './composedMail.ts';
import type { MailFact, MailParts } from './writtenMail.ts';

/** Part of a filed claim that its receipt has: nothing that was answered. */
export interface FiledClaim {
  form: FormName;
  referenceCode: string;
  culture: string;
  /** ISO, UTC. */
  submittedAt: string;
  documents: readonly Pick<StoredDocument, 'name' | 'size' | 'sha256'>[];
}

const LONGEST_NAME = 120;

/**
 * Composes the receipt of a claim in its culture (C10-12). It leads to the page of the status, where the settlement has
 * one and the public origin is known.
 */
export function composeReceipt(bundle: LoadedBundle, claim: FiledClaim, origin?: string): ComposedMail {
  const context = openMail(bundle, claim.culture);
  const { say } = context;
  return composeMail(context, say('Mail_Subject', { code: claim.referenceCode }), {
    intro: [say('Mail_Received')],
    facts: factsOf(context, claim),
    link: statusLink(context, origin),
    documents: documentsOf(context, claim),
    questions: say('Confirmation_Questions'),
    ending: say('Mail_Automatic'),
  });
}

const factsOf = ({ say, moment, formTitle }: MailContext, claim: FiledClaim): MailFact[] => [
  { label: say('Confirmation_Code'), value: claim.referenceCode },
  { label: say('Confirmation_FiledAt'), value: moment(new Date(claim.submittedAt)) },
  { label: say('Mail_Form'), value: formTitle(claim.form) },
];

const statusLink = (context: MailContext, origin: string | undefined): MailFact | null =>
  context.bundle.bundle.settlement.status && origin
    ? { label: context.say('Status_Link'), value: pageLink(context, GENERIC_PATHS.status, origin) }
    : null;

function documentsOf({ say, culture }: MailContext, { documents }: FiledClaim): MailParts['documents'] {
  if (documents.length === 0) return null;
  const all = documents.map(({ name, size, sha256 }) => ({
    name: shortened(oneLine(name)),
    size: sizeText(size, culture),
    fingerprint: { label: say('Confirmation_Fingerprint'), value: sha256 },
  }));
  return { title: say('Confirmation_Documents'), all };
}

/** Shortens a name that its sender chose, because whoever gives another's address could else write a letter by it. */
function shortened(name: string): string {
  const characters = [...name];
  return characters.length <= LONGEST_NAME ? name : `${characters.slice(0, LONGEST_NAME - 1).join('')}…`;
}
