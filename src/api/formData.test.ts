import { expect, it } from 'vitest';
import { toFormData } from './formData.ts';

it('R3-18, R3-19: texts are sent as they are, models as JSON, and each file as a part of its own', () => {
  const claimantInfo = {
    clientId: 'claimantInfo-12345678',
    id: null,
    metadataHash: 'hash',
    metadata: { formType: 'Standard' as const, dtoMapping: 'claimantInfo' },
    fields: { firstName: 'Ada' },
  };
  const documents = [new File(['one'], 'first.pdf'), new File(['two'], 'second.pdf')];
  const texts = { reCaptchaResponse: 'tok', userPreferredCulture: 'en', configurationHash: 'hash' };
  const body = toFormData({ ...texts, claimantInfo, documents });
  expect([...body]).toEqual([
    ...Object.entries(texts),
    ['claimantInfo', JSON.stringify(claimantInfo)],
    ['documents', documents[0]],
    ['documents', documents[1]],
  ]);
  expect(body.getAll('documents').map((file) => (file as File).name)).toEqual(['first.pdf', 'second.pdf']);
});
