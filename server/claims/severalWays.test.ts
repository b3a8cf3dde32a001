import { describe, expect, it } from 'vitest';
import { ADA, adasClaim, changedBundle, testServer } from '../testing/testServer.testkit.ts';

const HOW = {
  name: 'how',
  type: 'string',
  rules: [
    { name: 'requiredWhen', namedParams: { condition: { value: { entry: {} }, equals: 'open' } } },
    { name: 'forbiddenWhen', namedParams: { condition: { value: { entry: {} }, equals: 'classList' } } },
  ],
};

interface Model {
  metadata: { formType: string; dtoMapping: string };
  fields: object[];
}

/** The test bundle whose Standard form lets people in by the class list, or without a notice. */
function bundleOfWays(): string {
  return changedBundle({
    'settlement.json': (text) => {
      const settlement = JSON.parse(text);
      const { standard } = settlement.forms;
      standard.authorization = [standard.authorization, { kind: 'open' }];
      return JSON.stringify(settlement);
    },
    'models.json': (text) => {
      const file = JSON.parse(text) as { models: Model[] };
      for (const { metadata, fields } of file.models)
        if (metadata.formType === 'Standard' && metadata.dtoMapping === 'claimantInfo') fields.push(HOW);
      return JSON.stringify(file);
    },
  });
}

const NOBODY = { claimNumber: null, pin: null, email: null, lastName: null, vehicleMake: null };

async function visiting() {
  const server = await testServer({ bundleDir: bundleOfWays() });
  const visitor = await server.visitor();
  const enter = async (way?: string, credentials: object = {}) =>
    visitor.post('/api/forms/standard/authorize', {
      credentials: visitor.credentials('standard', { ...credentials }),
      reCaptchaResponse: await visitor.solveCaptcha(),
      ...(way !== undefined && { way }),
    });
  return { server, visitor, enter };
}

const errorsOf = (answer: { json(): { validationErrors?: { path: string; rule: string }[] } }) =>
  (answer.json().validationErrors ?? []).map(({ path, rule }) => `${path} ${rule}`);

describe('a form with several ways in', () => {
  it('C8-23: the first is tried where none is named, and the settings name them in order', async () => {
    const { visitor, enter } = await visiting();
    expect((await enter()).statusCode).toBe(401);
    expect((await enter(undefined, ADA)).statusCode).toBe(200);
    const { forms } = (await visitor.get('/api/settlement')).json();
    expect(forms.standard).toMatchObject({ authorization: 'classList', ways: ['classList', 'open'] });
    expect(forms.automotive).toMatchObject({ authorization: 'open', ways: ['open'] });
  });

  it('C8-23: another is tried by its name, and one that the form does not have is refused', async () => {
    const { enter } = await visiting();
    expect((await enter('open')).json()).toMatchObject({ authorized: true, prepopulatedData: [] });
    expect((await enter('classList')).statusCode).toBe(401);
    expect((await enter('claims', ADA)).json()).toMatchObject({ status: 400, code: 'invalidRequest' });
  });

  it('C8-23: the session, the rules and the export know which one it was', async () => {
    const { server, visitor, enter } = await visiting();
    await enter('open');
    expect((await visitor.get('/api/session')).json()).toMatchObject({ ways: { Standard: 'open' } });
    const claim = (how: string | null) => adasClaim({ credentials: NOBODY, claimantInfo: { how } });
    expect(errorsOf(await visitor.submit('standard', { claim: claim(null) }))).toEqual([
      'claimantInfo.how requiredWhen',
    ]);
    expect((await visitor.submit('standard', { claim: claim('by mail') })).statusCode).toBe(200);
    await enter('classList', ADA);
    expect((await visitor.get('/api/session')).json()).toMatchObject({ ways: { Standard: 'classList' } });
    const known = (how: string | null) => adasClaim({ claimantInfo: { how } });
    expect(errorsOf(await visitor.submit('standard', { claim: known('by mail') }))).toEqual([
      'claimantInfo.how forbiddenWhen',
    ]);
    expect((await visitor.submit('standard', { claim: known(null) })).statusCode).toBe(200);
    expect(await server.claims()).toMatchObject([
      { entry: 'open', claimants: [], claim: { prepopulatedData: [] } },
      { entry: 'classList', claim: { prepopulatedData: [{ firstName: 'Ada' }] } },
    ]);
  });

  it('C8-23 C13-04: a PIN that was typed by somebody who came in without a notice is stored as a keyed hash, too', async () => {
    const { server, visitor, enter } = await visiting();
    await enter('open', ADA);
    await visitor.submit('standard', { claim: adasClaim({ claimantInfo: { how: 'by mail' } }) });
    const hashed = expect.stringMatching(/^hashed:[0-9a-f]{64}$/);
    const credentials = { claimNumber: hashed, pin: hashed };
    expect(await server.claims()).toMatchObject([{ entry: 'open', claim: { credentials } }]);
  });

  it('C8-23: without a notice nobody files with the credentials of a member as theirs', async () => {
    const { server, visitor, enter } = await visiting();
    await enter('open', ADA);
    await visitor.submit('standard', { claim: adasClaim({ claimantInfo: { how: 'by mail' } }) });
    expect(await server.claims()).toMatchObject([{ entry: 'open', claimants: [] }]);
  });
});
