import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OPERATORS } from '../../transforms/conditions/compile.ts';
import { anyText, DRAWN, RUNS } from './draws.ts';
import {
  fuzzClassList,
  fuzzCondition,
  fuzzDay,
  fuzzJson,
  fuzzMultipart,
  fuzzName,
  fuzzNumber,
} from './parsers.ts';

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
    fc.asyncProperty(nearly(...tokens), fc.nat({ max: 20 }), (text, size) =>
      fuzzMultipart(Buffer.from(text), size + 1),
    ),
    DRAWN,
  );
});

it('C5-07: a class list of any bytes is read, or its faults are told by line', async () => {
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
      (bytes) => fuzzClassList(Buffer.from(bytes)),
    ),
    DRAWN,
  );
});

it('C3-05: any text is a number or none, and a number is written as it was read', () => {
  fc.assert(
    fc.property(nearly('1', '0', '9', ',', '.', '-', '+', 'e', '$', ' ', '٣', '１', '000'), fuzzNumber),
    MANY,
  );
});

it('C3-04: any text is a day or none, and a day is written as it was read', () => {
  fc.assert(
    fc.property(
      nearly('1', '12', '31', '/', '-', '2024', '02', ' ', 'May', 'mayo', 'مايو', ',', '٣', '29'),
      fc.constantFrom('en', 'es', 'ar'),
      fuzzDay,
    ),
    MANY,
  );
});

it('C6-07: any text is JSON or unreadable, and any name is one without a path', () => {
  fc.assert(
    fc.property(
      nearly('{', '}', '[', ']', '"a"', ':', ',', '1e9', '"__proto__"', 'null', '\\u0000', '/', '..', '\\'),
      (text) => {
        fuzzName(text);
        fuzzJson(text);
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
  const answers = fc.record({
    name: fc.jsonValue(),
    amount: fc.jsonValue(),
    born: fc.jsonValue(),
    agree: fc.jsonValue(),
  });
  let understood = 0;
  fc.assert(
    fc.property(condition, answers, (when, claimantInfo) => {
      if (fuzzCondition(when, claimantInfo)) understood += 1;
    }),
    { ...DRAWN, numRuns: RUNS * 3 },
  );
  expect(understood).toBeGreaterThan(0);
});
