import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apiDescription } from '../../server/http/apiDescription.ts';
import { apiValidators } from '../../server/http/apiValidators.ts';
import type { OperationId } from '../../server/http/endpoints.ts';
import { UNLIMITED } from '../../server/options.ts';
import { ADA, testServer, withDocument } from '../../server/testing/testServer.testkit.ts';
import { ANY, brokenOnce, parametersOf, requestOf } from './drawRequests.ts';
import { DRAWN } from './draws.ts';

/** Parts of a submission that are texts; the others but for the documents are JSON. */
const TEXTS = ['reCaptchaResponse', 'userPreferredCulture', 'captchaRawValue', 'configurationHash'];
const REFUSED = [400, 401, 409, 413, 415];

type Body = Record<string, unknown>;

const oneChange = fc.tuple(fc.nat(), ANY);

/** Whether the description allows that body. */
function isDescribed(id: OperationId, type: string, body: Body): boolean {
  const operation = apiDescription().operations.get(id);
  if (!operation?.requestBody) throw new Error(`${id} has no body`);
  const validate = apiValidators().at(
    `${operation.requestBody.pointer}/content/${type.replace('/', '~1')}/schema`,
  );
  return validate(body);
}

async function signedIn() {
  const server = await testServer({ limits: UNLIMITED });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  return { server, visitor };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The parts as the description sees them: JSON parsed, documents left out. */
function partsOf(form: FormData): Body {
  const parts = [...form].filter(([name]) => name !== 'documents');
  return Object.fromEntries(
    parts.map(([name, value]) => [name, TEXTS.includes(name) ? value : JSON.parse(String(value))]),
  );
}

const withTexts = (parts: Body): Body =>
  Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, TEXTS.includes(name) ? textOf(value) : value]),
  );

function formOf(parts: Body, documents: readonly FormDataEntryValue[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    form.append(name, TEXTS.includes(name) ? textOf(value) : JSON.stringify(value));
  for (const document of documents) if (document instanceof File) form.append('documents', document);
  return form;
}

interface Held {
  described: boolean;
  status: number;
  body: string;
}

/** What is sent whole is taken; changed in one place to what the description forbids, it is refused. */
async function expectHeld(send: (change?: [number, unknown]) => Promise<Held>): Promise<void> {
  expect(await send()).toMatchObject({ described: true, status: 200 });
  await fc.assert(
    fc.asyncProperty(oneChange, async (change) => {
      const { described, status, body } = await send(change);
      if (!described) expect(REFUSED, body).toContain(status);
    }),
    DRAWN,
  );
}

it('C14-04: a submission as it is described is filed; changed in one place to what the description forbids it is refused, and nothing is stored', async () => {
  const { server, visitor } = await signedIn();
  let filed = 0;
  let forbidden = 0;
  const send = async (change?: [number, unknown]) => {
    const form = await visitor.submission('standard', withDocument());
    const documents = form.getAll('documents');
    const whole = partsOf(form);
    const parts = withTexts(change ? (brokenOnce(whole, ...change) as Body) : whole);
    const described = isDescribed('submitStandard', 'multipart/form-data', parts);
    const answer = await visitor.send('standard', formOf(parts, documents), crypto.randomUUID());
    if (answer.statusCode === 200) filed += 1;
    if (!described) forbidden += 1;
    return { described, status: answer.statusCode, body: answer.body };
  };
  await expectHeld(send);
  expect(forbidden).toBeGreaterThan(0);
  expect(await server.claims()).toHaveLength(filed);
});

it('C14-04: a sign-in as it is described opens the form; changed in one place to what the description forbids it is refused', async () => {
  const { visitor } = await signedIn();
  const send = async (change?: [number, unknown]) => {
    const reCaptchaResponse = await visitor.solveCaptcha();
    const whole = { credentials: visitor.credentials('standard', ADA), reCaptchaResponse };
    const body = (change ? brokenOnce(whole, ...change) : whole) as Body;
    const described = isDescribed('authorizeStandard', 'application/json', body);
    const answer = await visitor.post('/api/forms/standard/authorize', body);
    return { described, status: answer.statusCode, body: answer.body };
  };
  await expectHeld(send);
});

/** What the parameters of one place are as the server reads them: texts, by names that headers have in lower case. */
const readAt = (place: 'query' | 'path' | 'header', values: Body): Body =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => key.startsWith(`${place} `))
      .map(([key, value]) => [key.slice(place.length + 1), String(value)])
      .map(([name = '', value]) => [place === 'header' ? name.toLowerCase() : name, value]),
  );

it('C14-04: parameters that the description forbids are refused, those that it allows are understood', async () => {
  const { visitor } = await signedIn();
  const { root, operations } = apiDescription();
  const readable = [...operations.values()].filter(
    ({ method, parameters }) => method === 'GET' && parameters.some(({ in: place }) => place !== 'header'),
  );
  const drawn = readable.map((operation) =>
    parametersOf(root, operation).map((values) => ({ operation, values })),
  );
  let forbidden = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(...drawn), async ({ operation, values }) => {
      const whole = { 'path form': 'standard', 'path name': 'standard', ...values };
      const allows = (place: 'query' | 'path'): boolean =>
        apiValidators().parameters(operation, place)?.(readAt(place, whole)) ?? true;
      const { statusCode, body } = await visitor.call(requestOf(operation, whole));
      const isAllowed = allows('query') && allows('path');
      if (isAllowed) expect(statusCode, body).not.toBe(500);
      // Some calls ask for a session first.
      else expect([400, 401, 404], `${operation.operationId} ${body}`).toContain(statusCode);
      if (!isAllowed) forbidden += 1;
    }),
    { ...DRAWN, numRuns: DRAWN.numRuns * 3 },
  );
  expect(forbidden).toBeGreaterThan(0);
});
