import { everyKey, logKeyOf, type ServerKey } from '../security/serverKey.ts';
import { entryHash, type LogEntry } from '../store/log.ts';
import type { Store } from '../store/store.ts';

/** Maximum number of findings: the first ones locate the damage. */
export const MOST_FINDINGS = 20;

/** Result of verifying the log's hash chains. */
export interface WalkedLog {
  entries: number;
  findings: string[];
  /** Last entry of each chain, as `0.17.kJ3f…`: chain, position and start of its hash. */
  heads: string[];
}

/**
 * Verifies every hash chain of the log: each entry must follow from the one before, its claim must be stored, and the
 * log must have the heads of earlier verifications, `holds`.
 */
export async function verifyLogChains(
  { store, key }: { store: Store; key: ServerKey },
  holds: readonly string[],
): Promise<WalkedLog> {
  const secrets = new Map(everyKey(key).map((each) => [each.fingerprint, logKeyOf(each).secret]));
  const sought = new Set(holds);
  const walked: WalkedLog = { entries: 0, findings: [], heads: [] };
  let last: LogEntry | undefined;
  for await (const { entry, isOfClaim } of everyEntry(store)) {
    const before = last?.chain === entry.chain ? last : undefined;
    if (walked.findings.length >= MOST_FINDINGS) break;
    if (last && !before) walked.heads.push(headOf(last));
    walked.entries += 1;
    walked.findings.push(...entryFindings(entry, before, secrets));
    if (!isOfClaim)
      walked.findings.push(`${entryName(entry)}: the claim that it tells of, ${claimOf(entry)}, is gone.`);
    sought.delete(headOf(entry));
    last = entry;
  }
  if (last) walked.heads.push(headOf(last));
  for (const head of sought)
    walked.findings.push(`The log does not hold ${head}: entries were cut off, or it is another log.`);
  return walked;
}

/** Yields every entry, and whether its claim is stored. */
async function* everyEntry(store: Store): AsyncIterable<{ entry: LogEntry; isOfClaim: boolean }> {
  let after = { chain: -1, position: 0 };
  for (;;) {
    const page = await store.log.entries(after);
    const existing = await store.log.existing(
      page.flatMap(({ subject }) => (subject === '' ? [] : [subject])),
    );
    for (const entry of page) yield { entry, isOfClaim: entry.subject === '' || existing.has(entry.subject) };
    const last = page.at(-1);
    if (!last) return;
    after = last;
  }
}

function entryFindings(
  entry: LogEntry,
  before: LogEntry | undefined,
  secrets: ReadonlyMap<string, string>,
): string[] {
  const expected = (before?.position ?? 0) + 1;
  if (entry.position !== expected)
    return [`${entryName(entry)}: what stands before it from ${entry.chain}.${expected} on is gone.`];
  const secret = secrets.get(entry.key);
  if (secret === undefined)
    return [`${entryName(entry)}: it was written with the key ${entry.key}, which server.key does not hold.`];
  if (entryHash(secret, before?.hash ?? '', entry) === entry.hash) return [];
  return [`${entryName(entry)} (${entry.kind}, ${entry.at}): it is not as it was written.`];
}

/** Formats a log entry for findings, by its chain and its position there: `Entry 0.17`. */
export const entryName = ({ chain, position }: LogEntry): string => `Entry ${chain}.${position}`;

const headOf = ({ chain, position, hash }: LogEntry): string => `${chain}.${position}.${hash.slice(0, 22)}`;

/** Returns the reference code of an entry's claim, or its id. */
const claimOf = ({ subject, content }: LogEntry): string =>
  /"referenceCode":"([^"]*)"/.exec(content)?.[1] ?? subject;
