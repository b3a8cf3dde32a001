import { PAGES } from './smallForm.testkit.ts';

/** The kit's pages, whose last one has this block before the summary and the signature. */
export const checkPageWith = (block: object) => ({
  ...PAGES,
  'claim-summary': {
    blocks: [
      block,
      { kind: 'summary', id: 'all' },
      { kind: 'fields', id: 'sign', model: 'signature', fields: [{ name: 'signature', label: 'L_sign' }] },
    ],
  },
});
