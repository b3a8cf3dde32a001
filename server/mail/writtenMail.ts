import { directionOf } from '../../transforms/texts/direction.ts';
import { isolated } from '../../transforms/texts/isolated.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import { escaped } from '../http/barePage.ts';

/** Label and value, each on a line of its own, because parts of a sentence are joined by texts alone. */
export interface MailFact {
  label: string;
  value: string;
}

/** Document of a claim, as a receipt names it. */
export interface MailedDocument {
  name: string;
  size: string;
  fingerprint: MailFact;
}

/** Parts of a mail, which are written as text and as HTML. */
export interface MailParts {
  culture: string;
  title: string;
  /** Paragraphs before the facts. */
  intro: string[];
  facts: MailFact[];
  /** Address of a page of the website with its label; null for none. */
  link: MailFact | null;
  /** Documents with their heading; none in most mails. */
  documents: { title: string; all: MailedDocument[] } | null;
  questions: string;
  contact: string[];
  ending: string;
}

/** Writes a mail as plain text: paragraphs with an empty line between, each value in its own direction. */
export function mailText(mail: MailParts): string {
  const { culture, facts, link } = mail;
  const lines = ({ label, value }: MailFact) => [label, isolated(value, culture)];
  const documents = mail.documents?.all.map(({ name, size, fingerprint }) =>
    [isolated(name, culture), isolated(size, culture), ...lines(fingerprint)].join('\n'),
  );
  const paragraphs = [
    mail.title,
    ...mail.intro.map(plainText),
    ...[...facts, ...(link ? [link] : [])].map((fact) => lines(fact).join('\n')),
    ...(mail.documents ? [mail.documents.title, ...(documents ?? [])] : []),
    plainText(mail.questions),
    mail.contact.map((way) => isolated(way, culture)).join('\n'),
    plainText(mail.ending),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Writes an address as a link, left to right. */
const linkTo = (address: string): string => `<a href="${escaped(address)}" dir="ltr">${escaped(address)}</a>`;

const BODY =
  'margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1b1b1b;background:#ffffff';
const COLUMN = 'max-width:36em;margin:0 auto';
const HEADING = 'font-size:22px;line-height:1.3;margin:0 0 16px';
const SUBHEADING = 'font-size:18px;line-height:1.3;margin:24px 0 8px';
const PARAGRAPH = 'margin:0 0 16px';
const HASH = 'font-family:monospace;font-size:13px;word-break:break-all';

/** Writes a mail as HTML with inline styles alone: it loads nothing, so that nobody sees when it is read. */
export function mailHtml(mail: MailParts): string {
  const { culture, title, facts, link } = mail;
  const paragraph = (html: string) => `<p style="${PARAGRAPH}">${html}</p>`;
  const said = (text: string) => paragraph(escaped(plainText(text)));
  const own = (text: string) => `<bdi>${escaped(text)}</bdi>`;
  const labelled = (label: string, html: string) =>
    paragraph(`${escaped(label)}<br><strong>${html}</strong>`);
  const documents = mail.documents?.all.map(({ name, size, fingerprint: { label, value } }) =>
    paragraph(
      `<strong>${own(name)}</strong><br>${own(size)}<br>${escaped(label)} <span style="${HASH}">${own(value)}</span>`,
    ),
  );
  const parts = [
    `<h1 style="${HEADING}">${escaped(title)}</h1>`,
    ...mail.intro.map(said),
    ...facts.map(({ label, value }) => labelled(label, own(value))),
    ...(link ? [labelled(link.label, linkTo(link.value))] : []),
    ...(mail.documents
      ? [`<h2 style="${SUBHEADING}">${escaped(mail.documents.title)}</h2>`, ...(documents ?? [])]
      : []),
    said(mail.questions),
    paragraph(mail.contact.map(own).join('<br>')),
    said(mail.ending),
  ];
  return `<!doctype html>
<html lang="${escaped(culture)}" dir="${directionOf(culture)}">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="${BODY}"><div style="${COLUMN}">
${parts.join('\n')}
</div></body>
</html>
`;
}
