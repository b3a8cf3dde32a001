import { describe, expect, it } from 'vitest';
import { EN } from '../../transforms/texts/en.ts';
import { ES } from '../../transforms/texts/es.ts';
import { ADA, adasClaim, PDF, testServer } from '../testing/testServer.testkit.ts';

describe('credentials of the class list', () => {
  it('C6-14, R7-13, R7-15, R3-24: a match answers authorized true, the captcha value and the columns marked so', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const answer = await visitor.authorize('standard', ADA);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      authorized: true,
      error: null,
      captcha: expect.stringMatching(/\S{20}/),
      expiresAt: '2030-05-04T17:30:00.000Z',
      storageKey: expect.any(String),
      prepopulatedData: [
        {
          metadata: {
            formType: 'Standard',
            dtoMapping: 'prepopulatedData',
            prepopulatedSubModel: 'claimantInfo',
          },
          fields: { email: 'ada@example.com', lastName: 'Lovelace', firstName: 'Ada', vehicleMake: 'Honda' },
        },
      ],
    });
    expect(answer.body).not.toMatch(/4711|MA-100001|loanNumber|L-1/);
  });

  it.each([
    ['the first alternative', { claimNumber: 'MA-100001', pin: '4711' }],
    ['another', { email: 'ada@example.com', lastName: 'Lovelace' }],
    ['case and white space around it', { claimNumber: ' ma-100001 ', pin: '4711 ' }],
    ['PascalCase names', { ClaimNumber: 'MA-100001', Pin: '4711' }],
  ])('C6-14: %s is enough', async (_name, fields) => {
    const server = await testServer();
    expect((await (await server.visitor()).authorize('standard', fields)).statusCode).toBe(200);
  });

  it.each([
    ['an unknown claim number', { claimNumber: 'MA-999999', pin: '4711' }],
    ['another member’s pin', { claimNumber: 'MA-100001', pin: '4712' }],
    ['half of an alternative', { claimNumber: 'MA-100001' }],
    ['halves of two alternatives', { pin: '4711', email: 'ada@example.com' }],
    ['nothing', {}],
    ['white space', { email: ' ', lastName: ' ' }],
    ['an object', { claimNumber: { $ne: '' }, pin: ['4711'] }],
  ])('R7-15, C6-14: %s is answered 401, always in the same words', async (_name, fields) => {
    const server = await testServer();
    const answer = await (await server.visitor()).authorize('standard', fields);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'urn:claimwright:problem:credentialsRefused',
      title: 'The credentials were not recognized',
      status: 401,
      code: 'credentialsRefused',
      authorized: false,
      error: EN.Problem_credentialsRefused,
    });
  });

  it('C15-01: a refusal has its reason in the visitor’s language, which a page shows as it is', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.get('/api/culture/set-language?culture=es');
    const answer = await visitor.authorize('standard', {});
    expect(answer.json().error).toBe(ES.Problem_credentialsRefused);
  });

  it('C6-14, R4-17: several matching rows give several items, and the row chosen by the claim is kept', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    const sam = { email: 'sam@example.com', lastName: "O'Brien" };
    const answer = await visitor.authorize('standard', sam);
    const rows = answer.json().prepopulatedData;
    expect(rows.map(({ fields }: { fields: { vehicleMake: string } }) => fields.vehicleMake)).toEqual([
      'Ford',
      'Honda',
    ]);
    const credentials = { claimNumber: null, pin: null, ...sam, vehicleMake: 'Honda' };
    await visitor.submit('standard', { claim: adasClaim({ credentials }) });
    expect(await server.claims()).toMatchObject([
      { claimants: [rows[1].id], claim: { prepopulatedData: [{ firstName: 'Sam', vehicleMake: 'Honda' }] } },
    ]);
  });

  it('C6-14: Lookup answers every row that matches', async () => {
    const server = await testServer();
    const answer = await (await server.visitor()).authorize('lookup', { email: 'SAM@example.com' });
    expect(answer.json().prepopulatedData).toHaveLength(2);
    expect(answer.body).not.toContain('1HGCM8');
  });
});

describe('other ways in', () => {
  it('C6-14: an open form asks for the captcha only', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    expect(
      (await visitor.post('/api/forms/automotive/authorize', { reCaptchaResponse: '' })).json(),
    ).toMatchObject({
      status: 400,
      code: 'captchaFailed',
      authorized: false,
    });
    const reCaptchaResponse = await visitor.solveCaptcha();
    expect((await visitor.post('/api/forms/automotive/authorize', { reCaptchaResponse })).statusCode).toBe(
      200,
    );
  });

  it('C6-14: documents are added to a claim already filed, by its reference code and a field of it', async () => {
    const server = await testServer();
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const { referenceCodeForm } = (await visitor.submit('standard', { claim: adasClaim() })).json();
    const later = await server.visitor();
    const typed = { referenceCode: referenceCodeForm.toLowerCase().replace('-', ' '), lastName: 'LOVELACE' };
    expect((await later.authorize('documents-upload', { ...typed, lastName: 'Byron' })).statusCode).toBe(401);
    expect(
      (await later.authorize('documents-upload', { ...typed, referenceCode: '22222-22222' })).statusCode,
    ).toBe(401);
    expect((await later.authorize('documents-upload', typed)).statusCode).toBe(200);
    const claim = {
      credentials: typed,
      documentContexts: [{ file: { name: 'a.pdf', size: PDF.length, type: 'unknown' } }],
    };
    const answer = await later.submit('documents-upload', {
      claim,
      files: [{ name: 'a.pdf', content: PDF }],
    });
    expect(answer.statusCode).toBe(200);
    const [filed, added] = await server.claims();
    expect(added).toMatchObject({ form: 'documents-upload', addedTo: filed?.id });
    const other = { ...claim, credentials: { ...typed, lastName: 'Byron' } };
    const refused = await later.submit('documents-upload', {
      claim: other,
      files: [{ name: 'a.pdf', content: PDF }],
    });
    expect(refused.json()).toMatchObject({ status: 401, code: 'credentialsChanged' });
  });
});
