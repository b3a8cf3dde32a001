import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entry, field, rule } from '../../transforms/testing/forms.testkit.ts';
import { renderApp, type TestAppOptions } from '../testing/app.testkit.tsx';
import { MODELS, PAGES } from '../testing/smallForm.testkit.ts';
import { freshVisits, press, toSummary, type } from '../testing/visitor.testkit.ts';

const DOCUMENTS = {
  ...entry('documentContexts', [
    field('kind', [rule('required')]),
    field('file', [rule('required')], 'file'),
  ]),
  rules: [
    rule('records', undefined, { min: 2 }),
    rule('documentsRequired', undefined, { documents: [{ kind: 'receipt' }, { kind: 'letter' }] }),
  ],
};

const blockOf = (kind: string, title: string, more: object = {}) => ({
  kind: 'recordManager' as const,
  id: kind,
  titleKey: title,
  model: 'documentContexts',
  only: { field: 'kind', equals: kind },
  draftOnInit: false,
  fields: [{ name: 'file', label: 'File' }],
  ...more,
});

const isNobody = { value: { field: 'firstName', model: 'claimantInfo' }, equals: 'Nobody' };

/** A block for each kind of document; the first is not asked for. */
const OPTIONS: TestAppOptions = {
  models: [
    ...MODELS.filter(({ metadata }) => metadata.dtoMapping.toLowerCase() !== 'documentcontexts'),
    DOCUMENTS,
  ] as NonNullable<TestAppOptions['models']>,
  pages: {
    ...PAGES,
    'claim-summary': {
      blocks: [
        blockOf('authority', 'That you may act', { dependencies: [{ when: isNobody }] }),
        blockOf('receipt', 'Your receipt'),
        blockOf('letter', 'The letter you got'),
        { kind: 'fields', id: 'sign', model: 'signature', fields: [{ name: 'signature', label: 'L_sign' }] },
      ],
    },
  },
};

freshVisits();

const inBlock = (name: string) => within(screen.getByRole('region', { name }));

describe('documents that are missing, where each kind has a block of its own', () => {
  it('C8-06, C8-14: each block names its own before Next, and shows it as an error after; the summary names the block', async () => {
    await renderApp(OPTIONS);
    await toSummary();
    await waitFor(() => inBlock('Your receipt').getByText('receipt'));
    expect(inBlock('Your receipt').queryByText('letter')).toBeNull();
    inBlock('The letter you got').getByText('letter');
    type(/L_sign|Signature/, 'Ada');
    press('Submit claim');
    const summary = await screen.findByRole('region', { name: 'There is a problem' });
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Your receipt: At least 2 entries are needed',
      'Your receipt: A document is missing: receipt',
      'The letter you got: A document is missing: letter',
    ]);
    expect(inBlock('Your receipt').getByText('A document is missing: receipt').className).toBe('cw-error');
    expect(inBlock('The letter you got').getByText('A document is missing: letter').className).toBe(
      'cw-error',
    );
  });
});
