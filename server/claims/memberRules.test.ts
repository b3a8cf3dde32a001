import { describe, expect, it } from 'vitest';
import { ADA, adasClaim, changedBundle, testServer } from '../testing/testServer.testkit.ts';

interface Model {
  metadata: { formType: string; dtoMapping: string };
  fields: { name: string; type: string; rules?: object[]; computed?: object }[];
}

/** An assertion with a message of its own. */
const assert = (condition: object) => ({
  name: 'assert',
  namedParams: { condition },
  errorMessageKeys: { default: 'Title' },
});

/** The test bundle whose Standard form takes the vehicle of the class list alone, and whose Automotive form has rows too. */
function bundleOfMembers(): string {
  const vehicle = assert({ value: { field: 'vehicle' }, equals: { member: 'vehicleMake' } });
  return changedBundle({
    'models.json': (text) => {
      const file = JSON.parse(text) as { models: Model[] };
      const model = (formType: string, name: string) =>
        file.models.find(
          ({ metadata }) =>
            metadata.formType === formType && metadata.dtoMapping.toLowerCase() === name.toLowerCase(),
        );
      const field = model('Standard', 'claimantInfo')?.fields.find(({ name }) => name === 'vehicle');
      if (field) field.rules = [vehicle];
      const row = model('Standard', 'prepopulatedData');
      row?.fields.push({ name: 'isInsured', type: 'boolean' });
      const note = model('Automotive', 'claimantInfo');
      note?.fields.push({
        name: 'known',
        type: 'string',
        rules: [assert({ value: { field: 'known' }, equals: { member: 'vehicleMake' } })],
      });
      file.models.push({
        metadata: { formType: 'Automotive', dtoMapping: 'prepopulatedData' },
        fields: [{ name: 'vehicleMake', type: 'string' }],
      });
      return JSON.stringify(file);
    },
    'claimants/standard.csv': (text) =>
      text
        .split('\n')
        .map((line, index) =>
          line === '' ? line : `${line},${index === 0 ? 'isInsured:prefill' : index === 1 ? 'TRUE' : ''}`,
        )
        .join('\n'),
  });
}

const errorsOf = (answer: { json(): { validationErrors?: { path: string; rule: string }[] } }) =>
  (answer.json().validationErrors ?? []).map(({ path, rule }) => `${path} ${rule}`);

describe('rules about what the class list knows', () => {
  it('C8-22: the server judges by its own row, whatever row is sent', async () => {
    const server = await testServer({ bundleDir: bundleOfMembers() });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    const forged = adasClaim({
      claimantInfo: { vehicle: 'Tesla' },
      prepopulatedData: [{ firstName: 'Ada', vehicleMake: 'Tesla', isInsured: false }],
    });
    const refused = await visitor.submit('standard', { claim: forged });
    expect([refused.statusCode, errorsOf(refused)]).toEqual([400, ['claimantInfo.vehicle assert']]);
    const accepted = await visitor.submit('standard', { claim: adasClaim() });
    expect(accepted.statusCode).toBe(200);
    const [stored] = await server.claims();
    expect(stored).toMatchObject({
      claim: { prepopulatedData: [{ firstName: 'Ada', vehicleMake: 'Honda', isInsured: true }] },
    });
  });

  it('C8-22: of several rows that the credentials fit, the claim names the chosen one', async () => {
    const server = await testServer({ bundleDir: bundleOfMembers() });
    const visitor = await server.visitor();
    const sam = { email: 'sam@example.com', lastName: "O'Brien" };
    const rows = (await visitor.authorize('standard', sam)).json().prepopulatedData;
    expect(rows.map(({ fields }: { fields: { vehicleMake: string } }) => fields.vehicleMake)).toEqual([
      'Ford',
      'Honda',
    ]);
    const claim = adasClaim({
      credentials: { claimNumber: null, pin: null, ...sam },
      claimantInfo: { vehicle: 'Honda' },
      prepopulatedData: [{ firstName: 'Sam', vehicleMake: 'Honda', isInsured: false }],
    });
    const choosing = (clientId: string) =>
      visitor.submit('standard', {
        claim,
        models: (models) => {
          for (const model of [models.prepopulatedData].flat()) if (model) model.clientId = clientId;
          return models;
        },
      });
    expect(errorsOf(await choosing(rows[0].clientId))).toEqual(['claimantInfo.vehicle assert']);
    expect(errorsOf(await choosing('prepopulatedData-another'))).toEqual(['claimantInfo.vehicle assert']);
    expect((await choosing(rows[1].clientId)).statusCode).toBe(200);
    expect(await server.claims()).toMatchObject([
      { claimants: [rows[1].id], claim: { prepopulatedData: [{ vehicleMake: 'Honda' }] } },
    ]);
  });

  it('C8-22: on a form without a class list nothing is known, whatever row is sent', async () => {
    const server = await testServer({ bundleDir: bundleOfMembers() });
    const visitor = await server.visitor();
    await visitor.post('/api/forms/automotive/authorize', {
      reCaptchaResponse: await visitor.solveCaptcha(),
    });
    const answer = await visitor.submit('automotive', {
      claim: {
        claimantInfo: { known: 'Tesla' },
        prepopulatedData: [{ vehicleMake: 'Tesla' }],
      },
    });
    expect(errorsOf(answer)).toContain('claimantInfo.known assert');
  });
});

describe('rules about the way in', () => {
  /** The test bundle whose Standard and Automotive forms ask for something where nobody signed in. */
  function bundleOfWays(): string {
    const unless = {
      name: 'how',
      type: 'string',
      rules: [
        {
          name: 'requiredWhen',
          namedParams: { condition: { value: { entry: {} }, notEquals: 'classList' } },
        },
      ],
    };
    return changedBundle({
      'models.json': (text) => {
        const file = JSON.parse(text) as { models: Model[] };
        for (const { metadata, fields } of file.models)
          if (metadata.dtoMapping === 'claimantInfo') fields.push(unless);
        return JSON.stringify(file);
      },
    });
  }

  it('C8-23: the server judges by the way in that the form has', async () => {
    const server = await testServer({ bundleDir: bundleOfWays() });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    expect((await visitor.submit('standard', { claim: adasClaim() })).statusCode).toBe(200);
    await visitor.post('/api/forms/automotive/authorize', {
      reCaptchaResponse: await visitor.solveCaptcha(),
    });
    const answer = await visitor.submit('automotive', { claim: { claimantInfo: { lastName: 'Lee' } } });
    expect(errorsOf(answer)).toEqual(['claimantInfo.how requiredWhen']);
  });
});
