import { expect, it } from 'vitest';
import { bundleForm, entry, field } from '../../transforms/testing/forms.testkit.ts';
import { documentFaults } from './documentMatch.ts';

it('C8-14 R5-37: a document behind the empty place of a record that is not live is named by its own place', async () => {
  const { plan } = await bundleForm({
    models: [entry('documentContexts', [field('file', [], 'file'), field('kind')])],
    pages: {},
  });
  const file = { name: 'letter.pdf', size: 3, type: 'application/pdf' };
  expect(documentFaults({ documentContexts: [null, { file, kind: 'letter' }] }, plan, [])).toMatchObject([
    { path: 'documentContexts.1.file', rule: 'documentMissing' },
  ]);
});
