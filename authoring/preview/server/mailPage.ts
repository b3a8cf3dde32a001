import { escaped } from '../../../server/http/barePage.ts';
import { type ComposedMail, composeReceipt } from '../../../server/mail/receiptMail.ts';
import { DEFAULT_CULTURE } from '../../../transforms/texts/lookUp.ts';
import { own } from '../../../transforms/values/own.ts';
import { BadRequestError } from './badRequest.ts';
import { formsWithMail } from './formsWithMail.ts';
import { servedFormOf } from './servedFormOf.ts';
import type { ServedRevision } from './servedRevision.ts';

/** Policy of the page, which loads nothing; the frame in it, without scripts, inherits it. */
export const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Form and culture of the receipt to show; the first form and English where left out. */
export interface ChosenMail {
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

/** Writes the page with the receipt of a form in a culture, as text and as HTML, with a sample claim. */
export function mailPage(revision: ServedRevision, now: Date, chosen: ChosenMail): string {
  const { loaded } = revision;
  const forms = formsWithMail(loaded);
  const [first] = forms;
  if (!first) return pageOf('No form mails a receipt', '<p>No form of the settlement mails a receipt.</p>');
  const { form } = servedFormOf(revision, chosen.form ?? first);
  const { cultures } = loaded.bundle.settlement;
  const { culture = DEFAULT_CULTURE } = chosen;
  if (!forms.includes(form) || own(cultures, culture) === undefined)
    throw new BadRequestError(`No receipt is mailed for ${form} in ${culture}.`);
  const mail = composeReceipt(loaded, {
    ...{ form, culture, referenceCode: 'ABCDE-23456', documents: DOCUMENTS },
    submittedAt: now.toISOString(),
  });
  const links = forms.flatMap((name) =>
    Object.entries(cultures).map(([code, language]) => {
      const isShown = name === form && code === culture ? ' aria-current="page"' : '';
      const address = `?${new URLSearchParams({ form: name, culture: code })}`;
      return `<a href="${escaped(address)}"${isShown}>${escaped(`${name}, ${language}`)}</a>`;
    }),
  );
  const title = `Receipt by mail: ${form}, ${culture}`;
  return pageOf(title, `<nav aria-label="Forms and languages">${links.join(' ')}</nav>\n${shownMail(mail)}`);
}

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}nav a{margin-inline-end:1rem}a[aria-current]{font-weight:bold}iframe{width:100%;height:40rem;border:1px solid #767676}pre{white-space:pre-wrap;border:1px solid #767676;padding:1rem;overflow-wrap:anywhere}';

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
<iframe title="The receipt as HTML" sandbox="" srcdoc="${escaped(html)}"></iframe>
<h2>As text</h2>
<pre lang="${escaped(culture)}" dir="auto">${escaped(text)}</pre>`;
}
