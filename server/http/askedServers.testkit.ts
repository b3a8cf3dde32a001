import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startWalletProvider, type WalletProvider } from '../../scripts/walletProvider.mjs';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { isFormName } from '../../transforms/ground/modelNames.ts';
import { UNLIMITED } from '../options.ts';
import {
  ADA,
  adasClaim,
  OPERATIONS_KEY,
  type TestServer,
  type TestServerOptions,
  testServer,
} from '../testing/testServer.testkit.ts';
import type { Visitor } from '../testing/visitor.testkit.ts';
import { walletBundle } from '../testing/walletPerson.testkit.ts';
import type { Operation } from './openapiDocument.ts';

const ROOT = join(import.meta.dirname, '..', '..');
export const NORTHLINE = join(ROOT, 'settlements', 'northline-recall');
export const MERIDIAN = join(ROOT, 'settlements', 'meridian-auto');
export const KEY = { authorization: `Bearer ${OPERATIONS_KEY}` };

let provider: WalletProvider;
let servers = new Map<string, Promise<TestServer>>();
let walletDir: string | undefined;

/** Gives each test of a file servers of its own, and all of them one provider of wallets. */
export function freshServers(): void {
  beforeAll(async () => {
    provider = await startWalletProvider(0);
  });
  afterAll(() => provider.close());
  beforeEach(() => {
    servers = new Map();
    walletDir = undefined;
  });
}

/** One server for all calls of a test that want the same. */
export function serverOf(options: TestServerOptions): Promise<TestServer> {
  const name = JSON.stringify(options);
  const known = servers.get(name) ?? testServer(options);
  servers.set(name, known);
  return known;
}

/** The folder of a bundle with that provider. */
export const withWallet = (): string => {
  walletDir ??= walletBundle(provider);
  return walletDir;
};

/** What each call needs to be understood: its query, and the names in its path. */
const URLS: Partial<Record<Operation['operationId'], string>> = {
  loginToWallet: '/api/wallet/login?form=standard',
  getWalletAccount: '/api/wallet/account?form=standard',
  getFormPages: '/api/forms/standard/pages',
  setLanguage: '/api/culture/set-language?culture=en',
  getList: '/api/lists/LIST',
  getFormsModule: `/api/forms/modules/${'0'.repeat(64)}.js`,
  getDraft: '/api/drafts/standard',
  saveDraft: '/api/drafts/standard',
  deleteDraft: '/api/drafts/standard',
  mailDraftCode: '/api/drafts/standard/mail',
  getDraftPiece: `/api/drafts/standard/pieces/${'0'.repeat(22)}`,
  saveDraftPiece: `/api/drafts/standard/pieces/${'0'.repeat(22)}`,
};
export const urlOf = ({ operationId, path }: Operation): string => URLS[operationId] ?? path;

/** The same with something in it that the document does not allow. */
export const MALFORMED: Partial<Record<Operation['operationId'], string>> = {
  loginToWallet: '/api/wallet/login',
  finishWalletLogin: '/api/wallet/callback?state=a&state=b',
  getWalletAccount: '/api/wallet/account',
  getFormsConfig: '/api/forms/config?form=yacht',
  getFormsModule: '/api/forms/modules/x.js',
  getFormPages: '/api/forms/yacht/pages',
  getSignatureDate: '/api/signature-date?culture=!',
  setLanguage: '/api/culture/set-language?culture=!',
  getCultureContent: '/api/culture/content?culture=!',
  getList: '/api/lists/LIST?limit=0',
};

export const MULTIPART = 'multipart/form-data; boundary=a';
export const isSubmit = ({ operationId }: Operation): boolean => operationId.startsWith('submit');
export const formOf = ({ path }: Operation) => {
  const [form] = path.replace('/api/forms/', '').split('/');
  if (form === undefined || !isFormName(form)) throw new Error(`${path} is of no form`);
  return form;
};

/** The claim of a form that its own settlement takes, with who may file it. */
function claimOf(form: string): ClaimDocument {
  if (form === 'standard') return adasClaim();
  if (form === 'lookup') return { credentials: { vin: '1HGCM82633A004352' } };
  const file = join(ROOT, 'examples', 'samples', `${form}.json`);
  return JSON.parse(readFileSync(file, 'utf8')).claim;
}
export const FILES = ['receipt.pdf', 'letter.pdf'].map((name) => ({
  name,
  content: '%PDF-1.7\n%%EOF'.padEnd(64),
}));

/** Somebody signed in to every form: the test bundle's Standard, and Northline's others. */
export async function signedIn(form: string, options: TestServerOptions = {}) {
  const bundle = form === 'standard' ? {} : { bundleDir: NORTHLINE };
  const server = await serverOf({ limits: UNLIMITED, ...bundle, ...options });
  const visitor = await server.visitor();
  let claim = claimOf(form);
  if (form === 'documents-upload') {
    const automotive = claimOf('automotive');
    await visitor.authorize('automotive', { vin: '1HGCM82633A004352', lastName: 'Alvarez' });
    const filed = await visitor.submit('automotive', { claim: automotive, files: FILES });
    const credentials = { referenceCode: filed.json().referenceCodeForm, email: 'maria.alvarez@example.com' };
    claim = { ...claim, credentials };
  }
  const { credentials } = claim;
  const typed = credentials && !Array.isArray(credentials) ? credentials : ADA;
  if (isFormName(form) && form !== 'lookup') await visitor.authorize(form, form === 'standard' ? ADA : typed);
  return { server, visitor, claim, typed };
}

export const call = (visitor: Visitor, operation: Operation, more: InjectOptions = {}) =>
  visitor.call({ method: operation.method, url: urlOf(operation), ...more });
export const json = (payload: string): InjectOptions => ({
  payload,
  headers: { 'content-type': 'application/json' },
});
export const multipart = (payload: string, headers: object = {}): InjectOptions => ({
  payload,
  headers: { 'content-type': MULTIPART, 'idempotency-key': 'key-00000001', ...headers },
});
export const without = (visitor: Visitor): Visitor => {
  visitor.cookies.clear();
  return visitor;
};
