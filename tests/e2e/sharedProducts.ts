import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Product, serveProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address that answers with the address of the shared product of the settlement that the path names. */
    sharedProducts: string;
  }
}

/** Products that the test files of a run share, and the URL that returns theirs. */
export interface SharedProducts {
  url: string;
  /** Stops them all; throws as a product of a test's own does. */
  stop(): Promise<void>;
}

/** Starts a product for each settlement that a test file asks for, once, as a start takes two seconds of a processor. */
export async function shareProducts(): Promise<SharedProducts> {
  const products = new Map<string, Promise<Product>>();
  const shared = (settlement: string) => {
    const product = products.get(settlement) ?? serveProduct(settlement);
    products.set(settlement, product);
    return product;
  };
  const server = createServer((request, response) => {
    shared(decodeURIComponent(request.url?.slice(1) ?? '')).then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The shared products have no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      const started = await Promise.allSettled(products.values());
      const ends = started.map((one) => (one.status === 'fulfilled' ? one.value.stop() : undefined));
      await Promise.all(ends);
    },
  };
}

/** Returns the URL of a run's shared product of a settlement, for the process of a test. */
export async function addressOfShared(sharedProducts: string, settlement: string): Promise<string> {
  const answer = await fetch(`${sharedProducts}/${encodeURIComponent(settlement)}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}
