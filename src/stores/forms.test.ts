import { expect, it, vi } from 'vitest';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { Api } from '../api/api.ts';
import { createForms } from './forms.ts';

const page = {
  path: '/standard',
  titleKey: 'Title',
  blocks: [
    {
      kind: 'fields' as const,
      id: 'car',
      fields: [
        { name: 'make', optionsList: 'makes' },
        { name: 'state', optionsList: 'usStates' },
      ],
    },
  ],
};
const pages = {
  configurationHash: 'h',
  pages: [{ name: 'landing', page }],
  exitPages: [],
  searchedLists: [],
};
const makes = { values: [{ value: 'Accord' }], total: 1 };
const manifest = { standard: { configurationHash: 'h', runtimeVersion: '1', moduleUrl: '/m.js' } };

function made(inlined: Parameters<typeof createForms>[0]['inlined']) {
  const asked: string[] = [];
  const answer =
    <T>(name: string, value: T) =>
    async () => {
      asked.push(name);
      return value;
    };
  const api: Pick<Api, 'pages' | 'models' | 'list' | 'manifest'> = {
    pages: answer('pages', pages),
    models: answer('models', []),
    list: async (name) => answer(name, makes)(),
    manifest: answer('manifest', manifest),
  };
  const loadModule = vi.fn(async () => ({}) as LoadedForm);
  const report = vi.fn();
  return { api, forms: createForms({ api, manifest, inlined, loadModule, report }), asked, report };
}

it('a form is asked for with its lists, each once; built-in lists are at hand', async () => {
  const { forms, asked } = made({});
  const [first, second] = await Promise.all([forms.load('standard'), forms.load('standard')]);
  expect(asked).toEqual(['pages', 'models', 'makes']);
  expect(first.lists).toEqual({ makes });
  expect(second).toBe(first);
});

it('what came with the page is not asked for, until the configuration has changed', async () => {
  const { forms, asked } = made({ standard: { pages, models: [], lists: { makes } } });
  expect((await forms.load('standard')).lists).toEqual({ makes });
  expect(asked).toEqual([]);
  await forms.reload('standard');
  expect(asked).toEqual(['manifest', 'pages', 'models', 'makes']);
});

it('C10-16: a list that cannot be had keeps no form from opening: its field searches the server instead', async () => {
  const { api, forms, report } = made({});
  api.list = () => Promise.reject(new TypeError('offline'));
  const { lists } = await forms.load('standard');
  expect(lists).toEqual({});
  expect(report).toHaveBeenCalledTimes(1);
});

it('R8-16: a form’s configuration cannot be had before it was loaded', async () => {
  const never = () => new Promise<never>(() => undefined);
  const api = { pages: never, models: never, list: never, manifest: never };
  const forms = createForms({ api, manifest: {}, inlined: {}, loadModule: never, report: vi.fn() });
  expect(() => forms.get('standard')).toThrow('Config accessed before it was loaded: standard');
  await expect(forms.load('standard')).rejects.toThrow('Unexpected Form Type: standard');
});
