import { toPointer } from '../../transforms/ground/pointer.ts';
import { defineCheck } from './check.ts';

/** Smallest plausible size of a document in bytes: a photograph of a receipt is hardly ever smaller. */
const SMALLEST = 10_000;

/** Reports a limit on the size of uploaded documents that almost no file meets (C12-10). */
export const tinyLimit = defineCheck({
  code: 'tiny-limit',
  severity: 'warning',
  summary: 'documents of so few bytes that almost no file fits',
  needs: 'file',
  *run({ bundle, forms }) {
    for (const { name } of forms) {
      const maxBytes = bundle.settlement.forms[name]?.documents?.maxBytes;
      if (maxBytes === undefined || maxBytes >= SMALLEST) continue;
      yield {
        file: 'settlement.json',
        pointer: toPointer(['forms', name, 'documents', 'maxBytes']),
        message: `A document may have ${maxBytes} bytes at most, so almost no file fits.`,
        hint: 'maxBytes is in bytes: 10 MB are 10485760.',
      };
    }
  },
});
