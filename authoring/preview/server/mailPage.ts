import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import { escaped } from '../../../server/http/barePage.ts';
import type { ComposedMail } from '../../../server/mail/composedMail.ts';
import { composeCodeMail, composeReminder, type MailedDraft } from '../../../server/mail/draftMail.ts';
import { composeReceipt } from '../../../server/mail/receiptMail.ts';
import type { FormName } from '../../../transforms/ground/modelNames.ts';
import { DEFAULT_CULTURE } from '../../../transforms/texts/lookUp.ts';
import { own } from '../../../transforms/values/own.ts';
import { BadRequestError } from './badRequest.ts';
import { type MailKind, mailedForms } from './mailedForms.ts';
import type { ServedRevision } from './servedRevision.ts';

/** Policy of the page, which loads nothing; the frame in it, without scripts, inherits it. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Kinds of mails, with their names for an author. */
const KINDS = {
  receipt: 'Receipt of a claim',
  code: 'Code of a saved form',
  reminder: 'Reminder of a saved form',
} as const satisfies Record<MailKind, string>;

/** Kind, form and culture of the mail to show; the first there is and English where left out. */
export interface ChosenMail {
  kind?: string;
  form?: string;
  culture?: string;
}

/** Documents of a sample claim, one with a name that must be written as it is. */
const DOCUMENTS = [
  {
    name: 'receipt.pdf',
    size: 48_213,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  {
    name: 'statement & letter (1).jpg',
    size: 2_411_724,
    sha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  },
];

const DAY_MS = 24 * 3_600_000;

/** Origin of the links in sample mails. */
const ORIGIN = 'https://claims.example.com';

/** Composes a sample mail of each kind. */
const SAMPLES: Record<MailKind, (loaded: LoadedBundle, of: SampleOf) => ComposedMail> = {
  receipt: (loaded, { form, culture, now }) =>
    composeReceipt(loaded, {
      ...{ form, culture, referenceCode: 'ABCDE-23456', documents: DOCUMENTS },
      submittedAt: now.toISOString(),
    }),
  code: (loaded, of) => composeCodeMail(loaded, draftOf(of), { code: 'K7M2QF9XAB4CD8EF3G', origin: ORIGIN }),
  reminder: (loaded, of) => composeReminder(loaded, draftOf(of), ORIGIN),
};

/** Form, culture and time of a sample mail. */
interface SampleOf {
  form: FormName;
  culture: string;
  now: Date;
}

const draftOf = ({ now, ...rest }: SampleOf): MailedDraft => ({
  ...rest,
  until: new Date(now.getTime() + 3 * DAY_MS),
});

/** Writes the page with a mail of a form in a culture, as text and as HTML, with a sample claim. */
export function mailPage(revision: ServedRevision, now: Date, chosen: ChosenMail): string {
  const { loaded } = revision;
  const mailed = mailedForms(loaded);
  const [first] = mailed;
  if (!first) return pageOf('No mail is sent', '<p>The settlement sends no mail: it names no sender.</p>');
  const { cultures } = loaded.bundle.settlement;
  const { kind = first.kind, culture = DEFAULT_CULTURE } = chosen;
  const form = chosen.form ?? mailed.find((each) => each.kind === kind)?.form;
  const shown = mailed.find((each) => each.kind === kind && each.form === form);
  if (!shown || own(cultures, culture) === undefined)
    throw new BadRequestError(`No mail of the kind ${kind} is sent for ${form} in ${culture}.`);
  const links = mailed.flatMap((each) =>
    Object.entries(cultures).map(([code, language]) => {
      const isShown = each === shown && code === culture ? ' aria-current="page"' : '';
      const address = `?${new URLSearchParams({ ...each, culture: code })}`;
      const name = `${KINDS[each.kind]}, ${each.form}, ${language}`;
      return `<li><a href="${escaped(address)}"${isShown}>${escaped(name)}</a></li>`;
    }),
  );
  const title = `${KINDS[shown.kind]}: ${shown.form}, ${culture}`;
  const mail = SAMPLES[shown.kind](loaded, { form: shown.form, culture, now });
  return pageOf(title, `<nav aria-label="Mails"><ul>${links.join('')}</ul></nav>\n${shownMail(mail)}`);
}

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}a[aria-current]{font-weight:bold}iframe{width:100%;height:40rem;border:1px solid #767676}pre{white-space:pre-wrap;border:1px solid #767676;padding:1rem;overflow-wrap:anywhere}';

const pageOf = (title: string, main: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>
${main}
</main></body></html>
`;

function shownMail({ sender, culture, subject, text, html }: ComposedMail): string {
  const own = (words: string) => `<bdi lang="${escaped(culture)}">${escaped(words)}</bdi>`;
  return `<p>From: ${own(sender)}<br>Subject: ${own(subject)}</p>
<h2>As HTML</h2>
<iframe title="The mail as HTML" sandbox="" srcdoc="${escaped(html)}"></iframe>
<h2>As text</h2>
<pre lang="${escaped(culture)}" dir="auto">${escaped(text)}</pre>`;
}
