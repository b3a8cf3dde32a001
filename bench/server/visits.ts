import type { InjectOptions } from 'fastify';
import type { LoadedBundle } from '../../server/bundle/loadBundle.ts';
import { adasClaim, PDF } from '../../server/testing/samples.testkit.ts';
import { Visitor } from '../../server/testing/visitor.testkit.ts';

/** A submission that waits to be sent. */
export interface Prepared {
  headers: Record<string, string>;
  body: Buffer;
}

/** Signs in claimants, a session each. */
export async function visitorsOf(url: string, bundle: LoadedBundle, count: number): Promise<Visitor[]> {
  const app = { inject: (options: InjectOptions) => overHttp(url, options) };
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const visitor = await new Visitor(app as never, bundle).arrive();
      const { statusCode } = await visitor.authorize('standard', memberOf(index));
      if (statusCode !== 200) throw new Error(`Member ${index} was answered ${statusCode}`);
      return visitor;
    }),
  );
}

export const memberOf = (index: number) => ({
  claimNumber: `MB-${100_000 + index}`,
  pin: String(1000 + index),
});

/** The class list that the members of `memberOf` stand in. */
export const classListOf = (count: number): string =>
  [
    'claimNumber:credential,pin:credential,email:credential+prefill,lastName:credential+prefill,firstName:prefill,vehicleMake:prefill,loanNumber:private',
    ...Array.from({ length: count }, (_, index) => {
      const { claimNumber, pin } = memberOf(index);
      return `${claimNumber},${pin},ada@example.com,Lovelace,Ada,Honda,L-${index}`;
    }),
  ].join('\n');

/** A claim of the visitor's with one document of so many bytes; none where there are none. */
export async function prepare(visitor: Visitor, member: number, documentBytes: number): Promise<Prepared> {
  const content = Buffer.concat([PDF, Buffer.alloc(Math.max(documentBytes - PDF.length, 0), 'x')]);
  const described = {
    file: { name: 'a.pdf', size: content.length, type: 'unknown' },
    name: null,
    kind: null,
  };
  const claim = adasClaim({
    credentials: memberOf(member),
    claimDetails: { purchasedOn: '05/04/2025' },
    ...(documentBytes > 0 && { documentContexts: [described] }),
  });
  const files = documentBytes > 0 ? [{ name: 'a.pdf', content }] : [];
  const encoded = new Response(await visitor.submission('standard', { claim, files }));
  return {
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'idempotency-key': crypto.randomUUID(),
      'x-csrf-token': visitor.csrf,
      cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Prepares claims of the visitors in turns, with one document of so many bytes by number of the claim. */
export async function prepareMany(
  visitors: readonly Visitor[],
  count: number,
  bytesOf: (index: number) => number,
): Promise<Prepared[]> {
  const all: Prepared[] = [];
  while (all.length < count) {
    const offset = all.length;
    const next = visitors.slice(0, count - offset);
    const preparing = next.map((visitor, member) => prepare(visitor, member, bytesOf(offset + member)));
    all.push(...(await Promise.all(preparing)));
  }
  return all;
}

/** The part of an injected answer that a visitor reads, over the network. */
async function overHttp(url: string, { method, url: path, headers, payload }: InjectOptions) {
  const json = payload !== undefined && !Buffer.isBuffer(payload);
  const answer = await fetch(new URL(String(path), url), {
    method: method ?? 'GET',
    headers: { ...(headers as Record<string, string>), ...(json && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { body: json ? JSON.stringify(payload) : (payload as never) }),
  });
  const text = await answer.text();
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  return { statusCode: answer.status, cookies, json: () => JSON.parse(text) };
}
