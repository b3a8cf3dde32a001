import type { Challenge } from 'altcha-lib';
import { solved } from '../browser.ts';

/** An entry of the form's configuration. To openapi-typescript-codegen the metadata are a record of anything. */
interface Entry {
  metadata: { dtoMapping?: unknown };
  metadataHash: string;
}

type Headers = Record<string, string>;

/** The calls that a claim takes, as the client of one generator makes them. */
export interface Calls<E extends Entry> {
  csrf: () => Promise<{ requestHeaderName: string; requestToken: string }>;
  challenge: () => Promise<Challenge>;
  entries: () => Promise<readonly E[]>;
  manifest: () => Promise<{ standard: { configurationHash: string } }>;
  authorize: (body: ReturnType<typeof authorization<E>>, headers: Headers) => Promise<unknown>;
  submit: (
    body: ReturnType<typeof submission<E>>,
    key: string,
    headers: Headers,
  ) => Promise<{ referenceCodeForm: string }>;
}

function model<E extends Entry, const F>(
  entries: readonly E[],
  name: string,
  fields: F,
  clientId: string = name,
) {
  const entry = entries.find(({ metadata }) => metadata.dtoMapping === name);
  if (!entry) throw new Error(`The form has no model ${name}`);
  const { metadata, metadataHash }: Pick<E, keyof Entry> = entry;
  return { clientId, id: null, metadata, metadataHash, fields };
}

function authorization<E extends Entry>(entries: readonly E[], reCaptchaResponse: string) {
  const fields = { signInMethod: 'claimNumber', claimNumber: 'MAF-100001', pin: '4821' } as const;
  return { credentials: model(entries, 'credentials', fields), reCaptchaResponse };
}

const receipt = new File(['%PDF-1.7\n%%EOF'.padEnd(64)], 'receipt.pdf', { type: 'application/pdf' });

function charge<E extends Entry>(entries: readonly E[], number: number, amountClaimed: string) {
  const fields = {
    claimTransactionId: `t${number}`,
    category: 'lateFee',
    description: `Late fee, April, ${number}`,
    transactionDate: `04/1${number}/2021`,
    amountClaimed,
  } as const;
  return model(entries, 'claimTransactions', fields, fields.claimTransactionId);
}

function submission<E extends Entry>(
  entries: readonly E[],
  reCaptchaResponse: string,
  configurationHash: string,
) {
  return {
    ...authorization(entries, reCaptchaResponse),
    userPreferredCulture: 'en' as const,
    configurationHash,
    claimantInfo: model(entries, 'claimantInfo', {
      filingFor: 'self',
      firstName: 'Maria',
      lastName: 'Alvarez',
      mailingCountry: 'US',
      mailingStreetLine1: '1420 Pine St',
      mailingCity: 'Seattle',
      mailingSubDivision: 'WA',
      mailingPostalCode: '98101',
      email: 'maria.alvarez@example.com',
      contactByEmail: true,
    }),
    claimDetails: model(entries, 'claimDetails', {
      agreementNumber: '4400100001',
      vehicleYear: '2018',
      vehicleMake: 'Honda',
      vehicleModel: 'Civic',
      agreementStart: '03/14/2020',
      agreementStatus: 'open',
      claimKind: 'itemized',
      paymentMethod: 'check',
      alreadyRepaid: 'no',
    }),
    claimTransactions: [charge(entries, 1, '35.00'), charge(entries, 2, '12.50')],
    documentContexts: [
      model(entries, 'documentContexts', {
        file: { name: receipt.name, size: receipt.size, type: receipt.type },
        name: receipt.name,
        kind: 'chargeProof',
      }),
    ],
    documents: [receipt],
    signature: model(entries, 'signature', { certified: true, signature: 'Maria Alvarez' }),
  };
}

/** Files a Standard claim with two records and a document; answers its reference code. */
export async function fileClaim<E extends Entry>(calls: Calls<E>): Promise<string> {
  const { requestHeaderName, requestToken } = await calls.csrf();
  const headers = { [requestHeaderName]: requestToken };
  const entries = await calls.entries();
  const { standard } = await calls.manifest();
  await calls.authorize(authorization(entries, await solved(await calls.challenge())), headers);
  const claim = submission(entries, await solved(await calls.challenge()), standard.configurationHash);
  const { referenceCodeForm } = await calls.submit(claim, crypto.randomUUID(), headers);
  return referenceCodeForm;
}
