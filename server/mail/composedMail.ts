import { writtenMoment } from '../../transforms/deadlines/writtenMoment.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { contentText, productText } from '../../transforms/texts/lookUp.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import type { LoadedBundle } from '../bundle/loadBundle.ts';
import { textsOf } from '../culture.ts';
import { contactTexts } from '../http/contactLines.ts';
import { type MailParts, mailHtml, mailText } from './writtenMail.ts';

/** Mail as it is composed, before it has an address. */
export interface ComposedMail {
  /** Name of the sender: the settlement's. */
  sender: string;
  culture: string;
  subject: string;
  text: string;
  html: string;
}

/** Texts of a mail in its culture. */
export interface MailContext {
  bundle: LoadedBundle;
  culture: string;
  sender: string;
  contact: string[];
  say(key: Parameters<typeof productText>[0], params?: Record<string, string>): string;
  moment(instant: Date): string;
  /** Returns the title of a form's first page. */
  formTitle(form: FormName): string;
}

/** Opens the texts of a mail in a culture. */
export function openMail(bundle: LoadedBundle, culture: string): MailContext {
  const texts = textsOf({ bundle }, culture);
  const { settlement } = bundle.bundle;
  const content = (key: string) => plainText(contentText(key, texts));
  return {
    ...{ bundle, culture },
    sender: oneLine(content(settlement.nameKey)),
    contact: contactTexts({ bundle }, texts),
    say: (key, params) => productText(key, texts, { phone: content(settlement.contact.phoneKey), ...params }),
    moment: (instant) => writtenMoment(instant, settlement.timeZone, texts),
    formTitle: (form) => {
      const [entry] = bundle.forms[form]?.pages ?? [];
      return entry ? oneLine(content(entry.page.titleKey)) : form;
    },
  };
}

/** Composes a mail of its own parts; the settlement's name and its contact are every mail's. */
export function composeMail(
  { culture, sender, contact }: MailContext,
  subject: string,
  own: Omit<MailParts, 'culture' | 'title' | 'contact'>,
): ComposedMail {
  const parts: MailParts = { ...{ culture, title: sender, contact }, ...own };
  return { sender, culture, subject: oneLine(subject), text: mailText(parts), html: mailHtml(parts) };
}

/** Returns the address of a page in the mail's culture, whose words the mail quotes. */
export function pageLink({ culture }: MailContext, path: string, origin: string): string {
  const link = new URL(path, origin);
  link.searchParams.set('culture', culture);
  return link.href;
}

/** Replaces line breaks and other control characters, with which a name could pretend to be more than one. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
