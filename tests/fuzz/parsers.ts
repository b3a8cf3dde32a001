import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { readClassList } from '../../bundle/reading/classList.ts';
import { documentName } from '../../server/documents/documentName.ts';
import { parseJson, UnreadableJsonError } from '../../server/http/parseJson.ts';
import { ProblemError } from '../../server/http/problems.ts';
import { readMultipart, readTextPart } from '../../server/http/readMultipart.ts';
import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import { ConfigurationError } from '../../transforms/config/errors.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { buildFormModel } from '../../transforms/form/buildFormModel.ts';
import { bundleOf, entry, field, NOON } from '../../transforms/testing/forms.testkit.ts';
import { formatDay, parseDay, todayInLosAngeles } from '../../transforms/values/day.ts';
import { compareDecimals, formatDecimal, parseDecimal } from '../../transforms/values/decimal.ts';
import { readWrittenDay } from '../../transforms/values/writtenDay.ts';

/** A multipart body in pieces of so many bytes: it is read, or refused in words. */
export async function fuzzMultipart(bytes: Buffer, size: number): Promise<void> {
  const body = new PassThrough();
  const reading = readMultipart(
    body,
    { 'content-type': 'multipart/form-data; boundary=x' },
    { parts: 5, bytes: 10_000 },
    async (part) => {
      await readTextPart(part, 1000);
    },
  );
  for (let at = 0; at < bytes.length; at += size) body.write(bytes.subarray(at, at + size));
  body.end();
  await reading.catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error;
  });
}

const folder = mkdtempSync(join(tmpdir(), 'claimwright-fuzz-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A class list: it is read, or its faults are told by line. */
export async function fuzzClassList(bytes: Buffer): Promise<void> {
  const file = join(folder, 'list.csv');
  writeFileSync(file, bytes);
  const rows: string[][] = [];
  const faults = await readClassList(file, { onRow: (row) => void rows.push(row) });
  for (const { line, message } of faults) assert.ok(line > 0 && message.length > 0);
}

/** A number or none; a number is written as it was read. */
export function fuzzNumber(text: string): void {
  const number = parseDecimal(text);
  if (!number) return;
  const again = parseDecimal(formatDecimal(number));
  assert.equal(again && compareDecimals(number, again), 0);
}

/** A day or none; a day is written as it was read. */
export function fuzzDay(text: string, culture: string): void {
  for (const day of [parseDay(text), readWrittenDay(text, culture)])
    if (day !== null) assert.equal(parseDay(formatDay(day)), day);
}

/** JSON, or unreadable. */
export function fuzzJson(text: string): void {
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof UnreadableJsonError)) throw error;
  }
}

/** A document's name is one without a path. */
export function fuzzName(text: string): void {
  assert.doesNotMatch(documentName(text), /[/\\\0]/);
}

const MODELS = [
  entry('claimantInfo', [
    field('name'),
    field('amount', [], 'number'),
    field('born', [], 'date'),
    field('agree', [], 'boolean'),
  ]),
  entry('claimTransactions', [field('amountClaimed', [], 'number')]),
];

/** A condition is understood or found at fault; what is understood answers for any claim. Answers whether it was understood. */
export function fuzzCondition(when: unknown, claimantInfo: Readonly<Record<string, unknown>>): boolean {
  const page = { blocks: [], exits: [{ when, to: 'end' }] };
  const exitPages = { end: { blocks: [] } };
  const model = read(() =>
    buildFormModel(
      readForm(bundleOf({ models: MODELS, pages: { one: page as never }, exitPages }), 'standard'),
    ),
  );
  const exit = model?.faults.length === 0 ? model.plan.pages[0]?.exits?.[0] : undefined;
  if (!exit) return false;
  const claim = { claimantInfo, claimTransactions: [] } as never;
  const answer = evaluateCondition(exit.when, {
    claim,
    rows: [],
    entry: null,
    today: todayInLosAngeles(NOON),
  });
  assert.equal(typeof answer, 'boolean');
  return true;
}

/** Null where the configuration is at fault, which is told; anything else is a fault of ours. */
function read<T>(build: () => T): T | null {
  try {
    return build();
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}
