import fc from 'fast-check';
import { expect, it } from 'vitest';
import { operators } from '../../transforms/conditions/compile.ts';
import { BUILT_IN } from '../../transforms/texts/builtIn.ts';
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

it('C6-07: bytes that are nearly multipart end in parts or in a problem of the API, never in a crash, however they are cut into pieces', async () => {
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

it('C5-07: bytes that are nearly a class list never crash the reader, and each fault has a line and words', async () => {
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

it('C3-05: text that is nearly a number never crashes the reader, and what was read, once written, reads as the same number', () => {
  fc.assert(
    fc.property(nearly('1', '0', '9', ',', '.', '-', '+', 'e', '$', ' ', '٣', '１', '000'), fuzzNumber),
    MANY,
  );
});

it('C3-04: text that is nearly a day never crashes the readers, and what they read, once written, reads as the same day', () => {
  fc.assert(
    fc.property(
      nearly('1', '12', '31', '/', '-', '2024', '02', ' ', 'May', 'mayo', 'مايو', ',', '٣', '29'),
      fc.constantFrom(...Object.keys(BUILT_IN)),
      fuzzDay,
    ),
    MANY,
  );
});

it('C6-07: text that is nearly JSON fails as unreadable JSON alone, and what is kept of a document’s name has no slash, backslash or NUL', () => {
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
    fc.constantFrom(...operators()).chain((operator) =>
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

it('C8-01: a drawn condition compiles or is a configuration error, and what compiles answers true or false for whatever the fields hold', () => {
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
