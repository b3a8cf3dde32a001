import { expect, it } from 'vitest';
import { ADA, adasClaim, changedBundle, testServer } from '../server/testing/testServer.testkit.ts';
import { createApi } from '../src/api/api.ts';
import { createCsrfStore } from '../src/api/csrf.ts';
import { createForms } from '../src/stores/forms.ts';
import { judge } from '../transforms/claims/judge.ts';
import { pageSchema } from '../transforms/pages/pageSchema.ts';
import type { LeafUiSchema } from '../transforms/pages/types.ts';
import { NO_TEXTS } from '../transforms/testing/forms.testkit.ts';

const PAGE = 'pages/standard/claimant-info.json';
/** Every model's name is part of a longer one's: 7 of 17, 70 and 700. */
const MODELS = Array.from({ length: 1200 }, (_, index) => `${index},Model number ${index}`);

/** The real server over a bundle with a list of this many models; its calls go through the app's own client. */
async function appOver(count: number) {
  const server = await testServer({
    bundleDir: changedBundle({
      'lists/makes.csv': () => ['value,label', ...MODELS.slice(0, count)].join('\n'),
      [PAGE]: (text) =>
        text.replace(
          '{ "name": "hasVehicle" },',
          '{ "name": "hasVehicle" }, { "name": "firstName", "label": "Field_claimantInfo_vehicle", "component": "select", "optionsList": "makes" },',
        ),
    }),
  });
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://localhost',
    csrf: createCsrfStore(() => undefined),
    fetch: async ({ url }) => {
      asked.push(url.replace('http://localhost', ''));
      const answer = await server.app.inject(url.replace('http://localhost', ''));
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      });
    },
  });
  const { loaded } = server.bundle.forms.standard?.module ?? {};
  if (!loaded) throw new Error('no form');
  const forms = createForms({
    api,
    inlined: {},
    manifest: await api.manifest(),
    loadModule: async () => loaded,
    report: (failure) => {
      throw failure;
    },
  });
  const bundle = await forms.load('standard');
  const page = bundle.pages.find(({ name }) => name === 'claimant-info')?.page;
  if (!page) throw new Error('no page');
  const { uiSchema } = pageSchema(loaded.plan, page, { texts: NO_TEXTS, lists: bundle.lists });
  const { firstName } = uiSchema.claimantInfo as Record<string, LeafUiSchema>;
  return { forms, asked, options: firstName?.['ui:options'] };
}

it('C8-07: a list of more than 500 entries is not fetched with the form, but searched', async () => {
  const { forms, asked, options } = await appOver(1200);
  expect(asked.filter((url) => url.startsWith('/api/lists/'))).toEqual([]);
  expect(options).toMatchObject({ optionsList: 'makes' });
  expect(options).not.toHaveProperty('enumOptions');
  const found = await forms.searchList('makes', 'number 119', 50);
  expect(found.total).toBe(11);
  expect(found.options).toContainEqual({ value: '1199', label: 'Model number 1199' });
  // The label of an answer is found again by its value, however many others hold it.
  expect((await forms.searchList('makes', '7', 1)).options).toEqual([
    { value: '7', label: 'Model number 7' },
  ]);
});

it('C8-07: a list of 500 entries is sent whole', async () => {
  const { options } = await appOver(500);
  expect(options?.enumOptions).toHaveLength(500);
  expect(options).not.toHaveProperty('optionsList');
});

/** The test bundle with a rule that asks for an entry of a list of this many models. */
const judgedBy = (count: number) =>
  changedBundle({
    'lists/makes.csv': () => ['value,label', ...MODELS.slice(0, count)].join('\n'),
    'models.json': (text) => {
      const parsed = JSON.parse(text);
      for (const { metadata, fields } of parsed.models)
        for (const field of fields)
          if (
            metadata.dtoMapping.toLowerCase() === 'claimantinfo' &&
            field.name.toLowerCase() === 'firstname'
          )
            field.rules = [{ name: 'oneOf', namedParams: { list: 'makes' } }];
      return JSON.stringify(parsed);
    },
  });

it('C8-07: a long list is no part of what a page fetches, and the server judges who is in it', async () => {
  const server = await testServer({ bundleDir: judgedBy(1200) });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  expect(server.bundle.forms.standard?.module.text).not.toContain('"1199"');
  const claim = (firstName: string) => adasClaim({ claimantInfo: { firstName } });
  const refused = await visitor.submit('standard', { claim: claim('1200') });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().validationErrors).toEqual([
    { path: 'claimantInfo.firstName', rule: 'oneOf', message: 'Choose a value from the list' },
  ]);
  expect((await visitor.submit('standard', { claim: claim('1199') })).statusCode).toBe(200);
  const { loaded } = visitor.served('standard').module;
  const context = { now: new Date('2030-05-04T17:00:00Z'), allowedCharacters: null, culture: 'en' };
  const named = (audience: 'browser' | 'cli') =>
    judge(claim('1200'), loaded, { ...context, audience }).errors.filter(({ rule }) => rule === 'oneOf');
  expect(named('browser')).toEqual([]);
  // Whoever is no page and forgets the lists is told so: nothing passes unjudged.
  expect(() => named('cli')).toThrow('The list makes is needed');
});

it('C8-07: a short list goes with the rule, and the page judges by it', async () => {
  const server = await testServer({ bundleDir: judgedBy(500) });
  const visitor = await server.visitor();
  const { text, loaded } = visitor.served('standard').module;
  expect(text).toContain('"499"');
  const context = { now: new Date('2030-05-04T17:00:00Z'), allowedCharacters: null, culture: 'en' };
  const claim = adasClaim({ claimantInfo: { firstName: '500' } });
  const { errors } = judge(claim, loaded, { ...context, audience: 'browser' });
  expect(errors).toContainEqual(expect.objectContaining({ path: 'claimantInfo.firstName', rule: 'oneOf' }));
});

it('C8-07: the endpoint takes a query of 200 characters and at most 1000 entries at once', async () => {
  const { app } = await testServer({ bundleDir: judgedBy(1200) });
  const ask = async (query: string) => (await app.inject(`/api/lists/makes?${query}`)).statusCode;
  expect(await ask(`query=${'a'.repeat(200)}&limit=1000`)).toBe(200);
  expect(await ask(`query=${'a'.repeat(201)}`)).toBe(400);
  expect(await ask('limit=1001')).toBe(400);
  expect(await ask('limit=0')).toBe(400);
  const whole = (await app.inject('/api/lists/makes')).json();
  expect([whole.values.length, whole.total]).toEqual([1000, 1200]);
});
