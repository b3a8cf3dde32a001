import { expect, it } from 'vitest';
import { changedBundle, testServer } from '../server/testing/testServer.testkit.ts';
import { createApi } from '../src/api/api.ts';
import { createCsrf } from '../src/api/csrf.ts';
import { createForms } from '../src/stores/forms.ts';
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
    csrf: createCsrf(() => undefined),
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
