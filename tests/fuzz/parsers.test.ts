import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { readClassList } from '../../bundle/reading/classList.ts';
import { documentName } from '../../server/documents/documentName.ts';
import { parseJson, UnreadableJsonError } from '../../server/http/parseJson.ts';
import { ProblemError } from '../../server/http/problems.ts';
import { readMultipart, readText } from '../../server/http/readMultipart.ts';
import { buildForm } from '../../transforms/compile/buildForm.ts';
import { OPERATORS } from '../../transforms/conditions/compile.ts';
import { evaluateCondition } from '../../transforms/conditions/evaluate.ts';
import { ConfigurationError } from '../../transforms/config/errors.ts';
import { readForm } from '../../transforms/config/readForm.ts';
import { bundleOf, entry, field, NOON } from '../../transforms/testing/forms.testkit.ts';
import { formatDay, parseDay, todayInLosAngeles } from '../../transforms/values/day.ts';
import { compareDecimals, formatDecimal, parseDecimal } from '../../transforms/values/decimal.ts';
import { readWrittenDay } from '../../transforms/values/writtenDay.ts';
import { anyText, DRAWN, RUNS } from './draws.ts';

const folder = mkdtempSync(join(tmpdir(), 'claimwright-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MANY = { ...DRAWN, numRuns: RUNS * 10 };

/** Texts that are nearly what a reader wants. */
const nearly = (...tokens: string[]) =>
  fc.oneof(
    fc
      .array(fc.oneof(fc.constantFrom(...tokens), anyText(2)), {
        maxLength: 14,
      })
      .map((parts) => parts.join('')),
    anyText(60),
  );

it('C6-07: bytes that are nearly multipart are read or refused, however they are cut into pieces', async () => {
  const tokens = [
    '--x',
    '--x--',
    '\r\n',
    '\n',
    'content-disposition: form-data; ',
    'name="a"',
    'filename="b"',
    "filename*=UTF-8''%41",
    ';',
    'content-transfer-encoding: base64',
    '{}',
    '\0',
  ];
  await fc.assert(
    fc.asyncProperty(nearly(...tokens), fc.nat({ max: 20 }), async (text, size) => {
      const body = new PassThrough();
      const reading = readMultipart(
        body,
        { 'content-type': 'multipart/form-data; boundary=x' },
        { parts: 5, bytes: 10_000 },
        async (part) => {
          await readText(part, 1000);
        },
      );
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += size + 1) body.write(bytes.subarray(at, at + size + 1));
      body.end();
      await reading.catch((error: unknown) => expect(error).toBeInstanceOf(ProblemError));
    }),
    DRAWN,
  );
});

it('C5-07: a class list of any bytes is read, or its faults are told by line', async () => {
  const file = join(folder, 'list.csv');
  const cells = nearly(
    'claimNumber:credential',
    'pin:credential',
    'name:prefill',
    ',',
    '\n',
    '\r\n',
    '"',
    '""',
    ';',
    ':',
    '\ufeff',
    '1',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        cells.map((text) => Buffer.from(text)),
        fc.uint8Array({ maxLength: 80 }),
      ),
      async (bytes) => {
        writeFileSync(file, bytes);
        const rows: string[][] = [];
        const faults = await readClassList(file, { onRow: (row) => void rows.push(row) });
        for (const { line, message } of faults) expect([line > 0, message.length > 0]).toEqual([true, true]);
      },
    ),
    DRAWN,
  );
});

it('C3-05: any text is a number or none, and a number is written as it was read', () => {
  fc.assert(
    fc.property(nearly('1', '0', '9', ',', '.', '-', '+', 'e', '$', ' ', '٣', '１', '000'), (text) => {
      const number = parseDecimal(text);
      if (!number) return;
      const again = parseDecimal(formatDecimal(number));
      expect(again && compareDecimals(number, again)).toBe(0);
    }),
    MANY,
  );
});

it('C3-04: any text is a day or none, and a day is written as it was read', () => {
  fc.assert(
    fc.property(
      nearly('1', '12', '31', '/', '-', '2024', '02', ' ', 'May', 'mayo', 'مايو', ',', '٣', '29'),
      fc.constantFrom('en', 'es', 'ar'),
      (text, culture) => {
        for (const day of [parseDay(text), readWrittenDay(text, culture)])
          if (day !== null) expect(parseDay(formatDay(day))).toBe(day);
      },
    ),
    MANY,
  );
});

it('C6-07: any text is JSON or unreadable, and any name is one without a path', () => {
  fc.assert(
    fc.property(
      nearly('{', '}', '[', ']', '"a"', ':', ',', '1e9', '"__proto__"', 'null', '\\u0000', '/', '..', '\\'),
      (text) => {
        expect(documentName(text)).not.toMatch(/[/\\\0]/);
        try {
          parseJson(text);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableJsonError);
        }
      },
    ),
    MANY,
  );
});

const { condition } = fc.letrec((tie) => ({
  operand: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.string({ maxLength: 5 }), fc.double(), fc.boolean(), fc.constant(null)),
    fc.record({
      field: fc.constantFrom('name', 'amount', 'born', 'agree', 'none'),
      model: fc.constant('claimantInfo'),
    }),
    fc.record({ today: fc.oneof(fc.constant(true), fc.jsonValue({ maxDepth: 2 })) }),
    fc
      .constantFrom('add', 'multiply', 'subtract', 'divide')
      .chain((key) => fc.record({ [key]: fc.array(tie('operand'), { maxLength: 3 }) })),
    fc
      .constantFrom('count', 'sum')
      .chain((key) =>
        fc.record({ [key]: fc.constantFrom('claimTransactions', 'none') }, { requiredKeys: [] }),
      ),
    fc.jsonValue({ maxDepth: 2 }),
  ),
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...OPERATORS).chain((operator) =>
      fc.record({
        value: tie('operand'),
        [operator]: fc.oneof(
          tie('operand'),
          fc.array(tie('operand'), { maxLength: 3 }),
          fc.constantFrom('^a', '(', true),
        ),
      }),
    ),
    fc
      .constantFrom('all', 'any')
      .chain((key) => fc.record({ [key]: fc.array(tie('condition'), { maxLength: 3 }) })),
    fc.record({ not: tie('condition') }),
    fc.jsonValue({ maxDepth: 2 }),
  ),
}));

it('C8-01: any condition is understood or found at fault, and what is understood answers for any claim', () => {
  const models = [
    entry('claimantInfo', [
      field('name'),
      field('amount', [], 'number'),
      field('born', [], 'date'),
      field('agree', [], 'boolean'),
    ]),
    entry('claimTransactions', [field('amountClaimed', [], 'number')]),
  ];
  const answers = fc.record({
    name: fc.jsonValue(),
    amount: fc.jsonValue(),
    born: fc.jsonValue(),
    agree: fc.jsonValue(),
  });
  let understood = 0;
  fc.assert(
    fc.property(condition, answers, (when, claimantInfo) => {
      const built = read(() => {
        const page = { blocks: [], exits: [{ when, to: 'end' }] };
        return buildForm(
          readForm(
            bundleOf({ models, pages: { one: page as never }, exitPages: { end: { blocks: [] } } }),
            'standard',
          ),
        );
      });
      const exit = built?.built?.plan.pages[0]?.exits?.[0];
      if (!exit) return;
      understood += 1;
      const claim = { claimantInfo, claimTransactions: [] } as never;
      expect(typeof evaluateCondition(exit.when, { claim, rows: [], today: todayInLosAngeles(NOON) })).toBe(
        'boolean',
      );
    }),
    { ...DRAWN, numRuns: RUNS * 3 },
  );
  expect(understood).toBeGreaterThan(0);
});

/** Null where the configuration is at fault, which is told; anything else is a fault of ours. */
function read<T>(build: () => T): T | null {
  try {
    return build();
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
}
