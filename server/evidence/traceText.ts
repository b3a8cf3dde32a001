import { counted } from '../../bundle/findings/counted.ts';
import { writtenMoment } from '../../transforms/deadlines/writtenMoment.ts';
import { EN } from '../../transforms/texts/en.ts';
import type { HoldingExport } from '../store/claimExports.ts';
import type { Addition } from '../store/claimTrace.ts';
import type { MailFacts } from '../store/mailStore.ts';
import type { ClaimTrace } from './trace.ts';

const ENGLISH = { culture: 'en', active: EN, fallback: EN };

/** Formats an instant for a talk with a claimant, and as the logs have it; with plain spaces, which terminals can find. */
const moment = (iso: string): string =>
  `${writtenMoment(new Date(iso), 'Pacific Standard Time', ENGLISH).replace(/\s/g, ' ')} (${iso})`;

const WAYS: Record<string, string> = {
  classList: 'signed in by the class list',
  claims: 'by the reference code of an earlier claim',
  open: 'the open form, without a sign-in',
};

const STATES: Record<ClaimTrace['documents'][number]['state'], string> = {
  intact: 'there, as it was filed',
  altered: 'ALTERED: its bytes are not those that were filed',
  missing: 'MISSING: it is not there',
  unreadable: 'it cannot be read now',
};

/** Writes a claim's way on one screen: a name and a value a line, lists below theirs. */
export function traceText(trace: ClaimTrace): string {
  const lines = [
    `Claim ${trace.referenceCode}`,
    line('id', trace.id),
    line('form', trace.form),
    line('arrived', moment(trace.submittedAt)),
    line('language', trace.culture),
    line('way in', wayOf(trace)),
    line('verdict', 'accepted; a claim that is refused is not stored'),
    line('configuration', trace.configurationHash),
    ...(trace.addedTo ? [line('adds to', additionText(trace.addedTo))] : []),
    ...(trace.purgedAt === null ? documentLines(trace) : [line('purged', purgeText(trace.purgedAt))]),
    ...list(
      'marks',
      trace.marks.map(({ mark, at }) => `${at}  ${mark}`),
    ),
    ...list('additions', trace.additions.map(additionText)),
    ...(trace.mails ? list('mails', trace.mails.map(mailText)) : []),
    ...list('exports', trace.exports.map(exportText)),
    ...list(
      'log entries',
      trace.log.map(({ chain, position, at, kind }) => `${at}  ${chain}.${position}  ${kind}`),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const line = (name: string, value: string): string => `  ${name.padEnd(14)}${value}`;

/** Writes a list under its name; `none` where it is empty. */
const list = (name: string, entries: readonly string[]): string[] =>
  entries.length === 0 ? [line(name, 'none')] : entries.map((entry, at) => line(at === 0 ? name : '', entry));

function wayOf({ entry, repeated }: ClaimTrace): string {
  const way = WAYS[entry] ?? entry;
  return repeated ? `${way}; a claim was filed before by the same row` : way;
}

const purgeText = (at: string): string => `${moment(at)}: answers and documents are gone for good`;

function documentLines({ documents }: ClaimTrace): string[] {
  if (documents.length === 0) return [line('documents', 'none')];
  return documents.flatMap(({ size, storedSha256, place, state }, at) => [
    line(
      at === 0 ? 'documents' : '',
      `${at + 1} of ${documents.length}: ${counted(size, 'byte')}; ${STATES[state]}`,
    ),
    line('', `SHA-256 of the stored file ${storedSha256}`),
    line('', `at ${place}`),
  ]);
}

const additionText = ({ referenceCode, submittedAt, id }: Addition): string =>
  `${referenceCode} of ${submittedAt} (id ${id})`;

const MAIL_STATES: Record<MailFacts['state'], string> = {
  waiting: 'waits to be sent',
  sent: 'sent: the SMTP server has taken it',
  refused: 'REFUSED by the SMTP server',
  givenUp: 'GIVEN UP after three days',
};

function mailText({ kind, state, attempts, endedAt, nextAt }: MailFacts): string {
  const when = endedAt ?? nextAt;
  return `${kind}: ${MAIL_STATES[state]}, ${counted(attempts, 'attempt')}; ${endedAt === null ? 'next at' : 'at'} ${when}`;
}

function exportText({ at, format, table, form, since, documents }: HoldingExport): string {
  const parts = [
    table === null ? format : `${format} of ${table}`,
    form === null ? 'all forms' : `form ${form}`,
    ...(since === null ? [] : [`since ${since}`]),
    documents ? 'with documents' : 'without documents',
  ];
  return `${at}  ${parts.join(', ')}`;
}
