import { BUILT_IN } from '../../../transforms/texts/builtIn.ts';
import {
  fuzzClassList,
  fuzzCondition,
  fuzzDay,
  fuzzJson,
  fuzzMultipart,
  fuzzName,
  fuzzNumber,
} from '../parsers.ts';

/** What answers a condition may be asked of: each kind where each other is expected. */
const ANSWERS = [
  {},
  { name: 'Ada', amount: '1,000.50', born: '02/29/2024', agree: true },
  { name: 3, amount: 'many', born: '13/13/2024', agree: 'yes' },
  { name: null, amount: [], born: {}, agree: null },
];

function fuzzConditions(bytes: Buffer): void {
  let when: unknown;
  try {
    when = JSON.parse(bytes.toString());
  } catch {
    return;
  }
  for (const answers of ANSWERS) fuzzCondition(when, answers);
}

/** The parsers that are given bytes from outside, by name: each throws where it fails in another way than it may. */
export const PARSERS: Record<string, (bytes: Buffer) => void | Promise<void>> = {
  multipart: (bytes) => fuzzMultipart(bytes.subarray(1), ((bytes[0] ?? 0) % 32) + 1),
  classList: fuzzClassList,
  days: (bytes) => {
    for (const culture of Object.keys(BUILT_IN)) fuzzDay(bytes.toString(), culture);
  },
  numbers: (bytes) => fuzzNumber(bytes.toString()),
  json: (bytes) => {
    fuzzJson(bytes.toString());
    fuzzName(bytes.toString());
  },
  conditions: fuzzConditions,
};
