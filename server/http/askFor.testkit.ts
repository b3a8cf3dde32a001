import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UNLIMITED } from '../options.ts';
import { drawLocator } from '../testing/draftClient.testkit.ts';
import { ADA, changedBundle, type TestServerOptions } from '../testing/testServer.testkit.ts';
import { Visitor } from '../testing/visitor.testkit.ts';
import { apiDescription } from './apiDescription.ts';
import {
  call,
  FILES,
  formOf,
  isSubmit,
  json,
  KEY,
  MALFORMED,
  MERIDIAN,
  MULTIPART,
  multipart,
  NORTHLINE,
  serverOf,
  signedIn,
  urlOf,
  without,
  withWallet,
} from './askedServers.testkit.ts';
import { ASK_DRAFTS, isOfDraft } from './askForDrafts.testkit.ts';
import type { Operation } from './openapiDocument.ts';

/** The status that each operation answers when it is asked in the way that a status needs. */
type Ask = (operation: Operation) => Promise<number>;

const refusals: Record<string, string> = {
  standard: '{"claimNumber":"MA-999999","pin":"0000"}',
  lookup: '{"vin":"1WZYK6989JH047000"}',
  automotive: '{"vin":"1HGCM82633A004352","lastName":"Nobody"}',
  'documents-upload': '{"referenceCode":"GT36N-RKZN3","email":"maria.alvarez@example.com"}',
};

async function succeed(operation: Operation): Promise<number> {
  const { operationId, path } = operation;
  if (path.endsWith('/authorize')) {
    const { visitor, typed } = await signedIn(formOf(operation));
    const lookup = { vin: '1HGCM82633A004352' };
    return (await visitor.authorize(formOf(operation), operationId === 'authorizeLookup' ? lookup : typed))
      .statusCode;
  }
  if (isSubmit(operation)) {
    const form = formOf(operation);
    const { visitor, claim } = await signedIn(form);
    return (await visitor.submit(form, { claim, files: form === 'standard' ? [] : FILES })).statusCode;
  }
  if (operationId === 'getStatus') {
    const { visitor, typed } = await signedIn('documents-upload');
    const { referenceCode, email: answer } = { referenceCode: '', email: '', ...typed };
    return (await call(visitor, operation, { payload: { referenceCode, answer } })).statusCode;
  }
  const server = await serverOf({ bundleDir: withWallet(), limits: UNLIMITED });
  const visitor = await server.visitor();
  if (['heartbeat', 'getWalletAccount'].includes(operationId)) await visitor.authorize('standard', ADA);
  const module = visitor.served('standard').module.name;
  const url = operationId === 'getFormsModule' ? `/api/forms/modules/${module}` : urlOf(operation);
  return (await call(visitor, operation, { url: url.replace('LIST', 'makes'), headers: KEY })).statusCode;
}

async function miss(operation: Operation): Promise<number> {
  const { operationId, path } = operation;
  const options: TestServerOptions = { operationsKey: undefined };
  if (operationId === 'getCaptchaChallenge') {
    const bundleDir = changedBundle({
      'settlement.json': (text) =>
        JSON.stringify({ ...JSON.parse(text), captcha: { provider: 'GoogleReCaptcha', siteKey: 'site' } }),
    });
    Object.assign(options, { bundleDir, captchaSecret: 'secret' });
  } else if (path.startsWith('/api/forms/'))
    options.bundleDir = /standard|config|\{form\}/.test(path) ? NORTHLINE : MERIDIAN;
  const visitor = await (await serverOf(options)).visitor();
  const url = operationId === 'getFormsConfig' ? '/api/forms/config?form=standard' : urlOf(operation);
  const status = json('{"referenceCode":"22222-22222","answer":"x"}');
  const isStatus = operationId === 'getStatus';
  const body = path.endsWith('/authorize') ? json('{"reCaptchaResponse":"x"}') : isStatus ? status : {};
  return (await call(visitor, operation, { ...body, url, ...(isSubmit(operation) && multipart('x')) }))
    .statusCode;
}

/** A body of which only the first byte comes. */
async function dawdle(operation: Operation): Promise<number> {
  const timeouts = { headersMs: 400, bodyMs: 200, uploadMs: 500, stopMs: 100 };
  const form = isSubmit(operation) ? formOf(operation) : 'standard';
  const { server, visitor } = await signedIn(form, { timeouts });
  if (!server.app.server.listening) await server.app.listen({ port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const headers = {
    'content-type': isSubmit(operation) ? MULTIPART : 'application/json',
    'content-length': 100,
    'idempotency-key': 'key-00000001',
    'draft-locator': drawLocator(),
    'x-csrf-token': visitor.csrf,
    cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  return new Promise((resolve, reject) => {
    const request = send({ port, method: operation.method, path: urlOf(operation), headers });
    request.on('response', ({ statusCode = 0 }) => resolve(statusCode)).on('error', reject);
    request.write('{');
  });
}

let failure: Error | null = null;
const clock = () => {
  if (failure) throw failure;
  return new Date('2030-05-04T17:00:00Z');
};

/** A server whose clock fails: nothing is answered without it. */
const failing =
  (error: Error): Ask =>
  async (operation) => {
    const visitor = await (await serverOf({ clock, limits: UNLIMITED })).visitor();
    failure = error;
    try {
      return (await call(visitor, operation)).statusCode;
    } finally {
      failure = null;
    }
  };

/** By status: asks for it. */
const ASK_ANY: Record<string, Ask> = {
  '200': succeed,
  '204': succeed,
  '302': async (operation) => {
    const server = await serverOf({ bundleDir: withWallet() });
    const visitor = await server.visitor();
    await visitor.authorize('standard', ADA);
    return (await call(visitor, operation)).statusCode;
  },
  '304': async (operation) => {
    const visitor = await (await serverOf({})).visitor();
    const url = urlOf(operation).replace('LIST', 'makes');
    const { etag } = (await call(visitor, operation, { url })).headers;
    return (await call(visitor, operation, { url, headers: { 'if-none-match': String(etag) } })).statusCode;
  },
  '400': async (operation) => {
    const { visitor } = isSubmit(operation)
      ? await signedIn(formOf(operation))
      : { visitor: await (await serverOf({ bundleDir: withWallet() })).visitor() };
    const url = MALFORMED[operation.operationId] ?? urlOf(operation);
    if (operation.method === 'GET') return (await call(visitor, operation, { url })).statusCode;
    return (await call(visitor, operation, isSubmit(operation) ? multipart('x') : json('{"a":'))).statusCode;
  },
  '401': async (operation) => {
    const form = operation.path.startsWith('/api/forms/') ? formOf(operation) : 'standard';
    const wallet = operation.operationId === 'getWalletAccount';
    const bundleDir = wallet ? withWallet() : form === 'standard' ? undefined : NORTHLINE;
    const visitor = await (await serverOf({ ...(bundleDir && { bundleDir }) })).visitor();
    if (operation.path.endsWith('/authorize'))
      return (await visitor.authorize(form, JSON.parse(refusals[form] ?? '{}'))).statusCode;
    return (await call(visitor, operation, isSubmit(operation) ? multipart('x') : {})).statusCode;
  },
  '403': async (operation) =>
    (await call(without(await (await serverOf({})).visitor()), operation)).statusCode,
  '404': miss,
  '408': dawdle,
  '409': async (operation) => {
    const form = formOf(operation);
    const { visitor, claim, typed } = await signedIn(form);
    if (isSubmit(operation))
      return (await visitor.submit(form, { claim, parts: { configurationHash: 'b'.repeat(64) } })).statusCode;
    const [, other] = visitor.served(form).entries;
    const credentials = { ...visitor.credentials(form, typed), metadataHash: other?.metadataHash };
    return (await call(visitor, operation, { payload: { credentials, reCaptchaResponse: 'x' } })).statusCode;
  },
  '413': async (operation) => {
    const { visitor } = await signedIn(isSubmit(operation) ? formOf(operation) : 'standard');
    const more = isSubmit(operation)
      ? multipart('x', { 'content-length': '999999999999' })
      : json(JSON.stringify('x'.repeat(300_000)));
    return (await call(visitor, operation, more)).statusCode;
  },
  '415': async (operation) => {
    const { visitor } = await signedIn(isSubmit(operation) ? formOf(operation) : 'standard');
    const headers = { 'content-type': 'text/xml', 'idempotency-key': 'key-00000001' };
    return (await call(visitor, operation, { payload: '<a/>', headers })).statusCode;
  },
  '422': async (operation) => {
    const form = formOf(operation);
    const { visitor, claim, typed } = await signedIn(form);
    const files = form === 'standard' ? [] : FILES;
    const key = 'key-00000001';
    await visitor.submit(form, { claim, files, key });
    const other = { ...claim, credentials: { ...typed, lastName: 'Other', email: 'other@example.com' } };
    return (await visitor.submit(form, { claim: other, files, key })).statusCode;
  },
  '429': async (operation) => {
    const { app, bundle } = await serverOf({ limits: { ...UNLIMITED, callsPerMinute: 1 } });
    const visitor = new Visitor(app, bundle);
    visitor.from = {
      remoteAddress: `10.0.0.${[...apiDescription().operations.keys()].indexOf(operation.operationId)}`,
    };
    await visitor.arrive();
    return (await call(visitor, operation)).statusCode;
  },
  '500': failing(new Error('a fault of ours')),
  '503': failing(Object.assign(new Error('no space left'), { code: 'ENOSPC' })),
};

/** By status: asks for it. */
export const ASK: Record<string, Ask> = Object.fromEntries(
  Object.entries({ ...ASK_DRAFTS, ...ASK_ANY }).map(([status, ask]) => [
    status,
    (operation: Operation) =>
      (isOfDraft(operation) && ASK_DRAFTS[status] ? ASK_DRAFTS[status] : ask)(operation),
  ]),
);
