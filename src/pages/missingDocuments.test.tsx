import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ModelEntry } from '../../schemas/generated/types.ts';
import { rule } from '../../transforms/testing/forms.testkit.ts';
import { renderApp } from '../testing/app.testkit.tsx';
import { MODELS } from '../testing/smallForm.testkit.ts';
import { freshVisits, press, toSummary, type } from '../testing/visitor.testkit.ts';

freshVisits();

const needs = (kind: string) => ({ kind });

const DOCUMENTS: ModelEntry[] = MODELS.map((model) =>
  model.metadata.dtoMapping === 'documentContexts'
    ? {
        ...model,
        rules: [rule('documentsRequired', [], { documents: [needs('Receipt'), needs('Contract')] })],
      }
    : model,
);

describe('documents that are missing', () => {
  const texts = ['A document is missing: Receipt', 'A document is missing: Contract'];

  it('C8-06: all of them are listed on the documents page, as errors too, and in the summary', async () => {
    await renderApp({ models: DOCUMENTS });
    await toSummary();
    const list = document.getElementById('root_documentContexts');
    if (!list) throw new Error('There is no list of documents.');
    await waitFor(() => {
      for (const kind of ['Receipt', 'Contract']) expect(within(list).getByText(kind)).toBeTruthy();
    });
    expect(within(list).getByText('You still need to add:')).toBeTruthy();
    for (const text of texts) expect(await screen.findByRole('button', { name: text })).toBeTruthy();
    type(/Signature/, 'Ada');
    press('Submit claim');
    const summary = await screen.findByRole('region', { name: 'There is a problem' });
    for (const text of texts) {
      expect(within(summary).getByRole('link', { name: text })).toBeTruthy();
      expect(within(list).getByText(text).className).toBe('cw-error');
    }
  });

  it('C8-06: the summary names the field that an answer is missing for', async () => {
    const { app } = await renderApp();
    await toSummary();
    app.claims.get('standard').setField('claimantInfo', 'lastName', null);
    expect(await screen.findByRole('button', { name: 'Last name: Value is required' })).toBeTruthy();
  });
});
