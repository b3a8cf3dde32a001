import { directionOf } from '../../transforms/texts/direction.ts';
import { isolated } from '../../transforms/texts/isolated.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import { escaped } from '../http/barePage.ts';

/** Label and value, each on a line of its own, because parts of a sentence are joined by texts alone. */
export interface ReceiptFact {
  label: string;
  value: string;
}

/** Parts of a receipt, which are written as text and as HTML. */
export interface ReceiptParts {
  culture: string;
  title: string;
  intro: string;
  facts: ReceiptFact[];
  documentsTitle: string;
  documents: { name: string; size: string; fingerprint: ReceiptFact }[];
  /** Address of the page with the claim's status; null where the server has none. */
  status: ReceiptFact | null;
  questions: string;
  contact: string[];
  ending: string;
}

/** Writes a receipt as plain text: paragraphs with an empty line between, each value in its own direction. */
export function receiptText(receipt: ReceiptParts): string {
  const { culture } = receipt;
  const lines = ({ label, value }: ReceiptFact) => [label, isolated(value, culture)];
  const documents = receipt.documents.map(({ name, size, fingerprint }) =>
    [isolated(name, culture), isolated(size, culture), ...lines(fingerprint)].join('\n'),
  );
  const paragraphs = [
    receipt.title,
    plainText(receipt.intro),
    ...factsOf(receipt).map((fact) => lines(fact).join('\n')),
    ...(documents.length > 0 ? [receipt.documentsTitle, ...documents] : []),
    plainText(receipt.questions),
    receipt.contact.map((way) => isolated(way, culture)).join('\n'),
    plainText(receipt.ending),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

const factsOf = ({ facts, status }: ReceiptParts): ReceiptFact[] => (status ? [...facts, status] : facts);

/** Writes an address as a link, left to right. */
const linkTo = (address: string): string => `<a href="${escaped(address)}" dir="ltr">${escaped(address)}</a>`;

const BODY =
  'margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif;color:#1b1b1b;background:#ffffff';
const COLUMN = 'max-width:36em;margin:0 auto';
const HEADING = 'font-size:22px;line-height:1.3;margin:0 0 16px';
const SUBHEADING = 'font-size:18px;line-height:1.3;margin:24px 0 8px';
const PARAGRAPH = 'margin:0 0 16px';
const HASH = 'font-family:monospace;font-size:13px;word-break:break-all';

/** Writes a receipt as HTML with inline styles alone: it loads nothing, so that nobody sees when it is read. */
export function receiptHtml(receipt: ReceiptParts): string {
  const { culture, title } = receipt;
  const paragraph = (html: string) => `<p style="${PARAGRAPH}">${html}</p>`;
  const said = (text: string) => paragraph(escaped(plainText(text)));
  const own = (text: string) => `<bdi>${escaped(text)}</bdi>`;
  const { facts, status } = receipt;
  const labelled = (label: string, html: string) =>
    paragraph(`${escaped(label)}<br><strong>${html}</strong>`);
  const documents = receipt.documents.map(({ name, size, fingerprint: { label, value } }) =>
    paragraph(
      `<strong>${own(name)}</strong><br>${own(size)}<br>${escaped(label)} <span style="${HASH}">${own(value)}</span>`,
    ),
  );
  const parts = [
    `<h1 style="${HEADING}">${escaped(title)}</h1>`,
    said(receipt.intro),
    ...facts.map(({ label, value }) => labelled(label, own(value))),
    ...(status ? [labelled(status.label, linkTo(status.value))] : []),
    ...(documents.length > 0
      ? [`<h2 style="${SUBHEADING}">${escaped(receipt.documentsTitle)}</h2>`, ...documents]
      : []),
    said(receipt.questions),
    paragraph(receipt.contact.map(own).join('<br>')),
    said(receipt.ending),
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
