import { expect, it } from 'vitest';
import { builtApp } from '../testing/builtApp.testkit.ts';
import { testServer } from '../testing/testServer.testkit.ts';
import { apiDescription } from './apiDescription.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

it('C14-04: a method that a path has not is 405 with the methods that it has, for every call', async () => {
  const { app } = await testServer();
  const { operations } = apiDescription();
  const all = [...operations.values()];
  for (const path of new Set(all.map((operation) => operation.path))) {
    const known = all.filter((operation) => operation.path === path).map(({ method }) => method);
    const allow = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    const url = path.replaceAll(/\{\w+\}/g, 'standard');
    for (const method of METHODS.filter((one) => !known.includes(one))) {
      const answer = await app.inject({ method, url: `${url}?a=b` });
      expect([answer.statusCode, answer.headers.allow], `${method} ${url}`).toEqual([405, allow]);
      expect(answer.json()).toMatchObject({
        code: 'methodNotAllowed',
        detail: `${url} knows ${allow}, not ${method}`,
      });
    }
  }
});

it('C14-04: it is so beside the built app, too', async () => {
  const { app } = await testServer({ builtAppDir: builtApp() });
  for (const method of ['POST', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/api/cultures' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  }
  expect((await app.inject('/api/forms/modules/%0A.js')).statusCode).toBe(404);
});

it('C14-04: so it is on the operators’ port, and what is no path of a call stays 404', async () => {
  const { app } = await testServer();
  for (const url of ['/api/forms/yacht', '/api/nothing', '/api/forms/standard/pages/more'])
    expect((await app.inject({ method: 'POST', url })).json(), url).toMatchObject({ code: 'notFound' });
  expect((await app.operations.inject({ method: 'POST', url: '/readyz' })).headers.allow).toBe('GET, HEAD');
  expect((await app.operations.inject('/api/csrf')).statusCode).toBe(404);
});
