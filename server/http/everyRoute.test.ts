import { expect, it } from 'vitest';
import { testServer } from '../testing/testServer.testkit.ts';
import { apiDescription } from './apiDescription.ts';

/** `├── /api/lists/:name (GET, HEAD)` */
const ROUTE = /(\/\S*) \(([A-Z, ]+)\)/;

it('C6-10: every endpoint of the server is described', async () => {
  const { app } = await testServer();
  const described = [...apiDescription().operations.values()].map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
  );
  const served = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, path = '', methods = ''] = ROUTE.exec(line) ?? [];
      return methods.split(', ').map((method) => `${method} ${path}`);
    })
    .filter((route) => /^(?!HEAD|OPTIONS)[A-Z]+ \/(api|healthz|readyz|metrics)/.test(route));
  expect(served.length).toBeGreaterThan(20);
  expect(served.filter((route) => !described.includes(route))).toEqual([]);
});

it('C6-10: a request that does not fit the description is refused', async () => {
  const { app } = await testServer();
  const answer = await app.inject('/api/forms/config?form=yacht');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalidRequest' });
});
