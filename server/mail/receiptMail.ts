import { GENERIC_PATHS } from '../../transforms/config/paths.ts';
import { writtenMoment } from '../../transforms/deadlines/writtenMoment.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { contentText, productText, type Texts } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import { sizeText } from '../../transforms/values/sizeText.ts';
import type { LoadedBundle } from '../bundle/loadBundle.ts';
import { textsOf } from '../culture.ts';
import { contactTexts } from '../http/contactLines.ts';
import type { StoredDocument } from '../store/storedClaim.ts';
import { type ReceiptParts, receiptHtml, receiptText } from './writtenReceipt.ts';

/** Part of a filed claim that its receipt has: nothing that was answered. */
export interface FiledClaim {
  form: FormName;
  referenceCode: string;
  culture: string;
  /** ISO, UTC. */
  submittedAt: string;
  documents: readonly Pick<StoredDocument, 'name' | 'size' | 'sha256'>[];
}

/** Mail as it is composed, before it has an address. */
export interface ComposedMail {
  /** Name of the sender: the settlement's. */
  sender: string;
  culture: string;
  subject: string;
  text: string;
  html: string;
}

const LONGEST_NAME = 120;

/**
 * Composes the receipt of a claim in its culture (C10-12). It leads to the page of the status, where the settlement has
 * one and the public origin is known.
 */
export function composeReceipt(bundle: LoadedBundle, claim: FiledClaim, origin?: string): ComposedMail {
  const texts = textsOf({ bundle }, claim.culture);
  const { settlement } = bundle.bundle;
  const sender = oneLine(plainText(contentText(settlement.nameKey, texts)));
  const subject = oneLine(productText('Mail_Subject', texts, { code: claim.referenceCode }));
  const parts = partsOf(bundle, claim, { texts, sender, origin });
  return { sender, culture: claim.culture, subject, text: receiptText(parts), html: receiptHtml(parts) };
}

function partsOf(
  bundle: LoadedBundle,
  claim: FiledClaim,
  { texts, sender, origin }: { texts: Texts; sender: string; origin: string | undefined },
): ReceiptParts {
  const { settlement } = bundle.bundle;
  const say = (key: Parameters<typeof productText>[0], params?: Record<string, string>) =>
    productText(key, texts, params);
  const phone = plainText(contentText(settlement.contact.phoneKey, texts));
  const [entry] = bundle.forms[claim.form]?.pages ?? [];
  const title = entry && oneLine(plainText(contentText(entry.page.titleKey, texts)));
  return {
    culture: claim.culture,
    title: sender,
    intro: say('Mail_Received'),
    facts: [
      { label: say('Confirmation_Code'), value: claim.referenceCode },
      {
        label: say('Confirmation_FiledAt'),
        value: writtenMoment(new Date(claim.submittedAt), settlement.timeZone, texts),
      },
      { label: say('Mail_Form'), value: title ?? claim.form },
    ],
    documentsTitle: say('Confirmation_Documents'),
    documents: claim.documents.map(({ name, size, sha256 }) => ({
      name: shortened(oneLine(name)),
      size: sizeText(size, claim.culture),
      fingerprint: { label: say('Confirmation_Fingerprint'), value: sha256 },
    })),
    status:
      settlement.status && origin
        ? { label: say('Status_Link'), value: new URL(GENERIC_PATHS.status, origin).href }
        : null,
    questions: say('Confirmation_Questions', { phone }),
    contact: contactTexts({ bundle }, texts),
    ending: say('Mail_Automatic'),
  };
}

/** Replaces line breaks and other control characters, with which a name could pretend to be more than one. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Shortens a name that its sender chose, because whoever gives another's address could else write a letter by it. */
function shortened(name: string): string {
  const characters = [...name];
  return characters.length <= LONGEST_NAME ? name : `${characters.slice(0, LONGEST_NAME - 1).join('')}…`;
}
