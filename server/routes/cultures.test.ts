import { expect, it } from 'vitest';
import { testServer } from '../testing/testServer.testkit.ts';

const keysOf = (content: { key: string }[]) => content.map(({ key }) => key);

it('the default culture’s content has every text that another’s has', async () => {
  const visitor = await (await testServer()).visitor();
  const english = keysOf((await visitor.get('/api/culture/content?culture=en')).json());
  const spanish = keysOf((await visitor.get('/api/culture/content?culture=es')).json());
  expect(spanish.length).toBeGreaterThan(100);
  // What only another language counts by has no English: the form _many of a plural.
  expect(spanish.filter((key) => !english.includes(key) && !/_(?:zero|two|few|many)$/.test(key))).toEqual([]);
});

it.each(['ES', 'fr', 'es-MX'])(
  'the culture %s is passed over for content, and the answer says so',
  async (culture) => {
    const visitor = await (await testServer()).visitor();
    const answer = await visitor.get(`/api/culture/content?culture=${culture}`);
    expect([answer.statusCode, answer.headers['content-language']]).toEqual([200, 'en']);
    const set = await visitor.get(`/api/culture/set-language?culture=${culture}`);
    expect([set.statusCode, set.json().code, set.cookies]).toEqual([400, 'cultureNotEnabled', []]);
  },
);

it('set-language changes the visitor’s own cookie and nothing else', async () => {
  const server = await testServer();
  const [one, other] = [await server.visitor(), await server.visitor()];
  const before = (await one.get('/api/session')).json();
  const answer = await one.get('/api/culture/set-language?culture=es');
  expect([answer.statusCode, answer.cookies.map(({ name, value }) => [name, value])]).toEqual([
    204,
    [['claimwright_culture', 'es']],
  ]);
  expect((await one.get('/api/session')).json()).toEqual(before);
  const language = async (visitor: typeof one) =>
    (await visitor.get('/api/culture/content')).headers['content-language'];
  expect([await language(one), await language(other)]).toEqual(['es', 'en']);
});
