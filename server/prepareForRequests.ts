import type { FastifyInstance } from 'fastify';
import { prepareChecks } from './claims/modelParts.ts';
import type { AppContext } from './context.ts';

/** Rest after a start, ms, in which clients that waited for the server come first. */
const REST_MS = 1000;

/**
 * Prepares what requests need and a start does not, after the first answer or a second after the server listens: the
 * store's thread for reading, validators of claims' parts, and what `more` has by then. A submission comes after both.
 */
export function prepareForRequests(
  app: FastifyInstance,
  { bundle, store }: AppContext,
  more: readonly (() => void)[],
): void {
  let timer: NodeJS.Timeout | undefined;
  let isPrepared = false;
  const prepare = (): void => {
    clearTimeout(timer);
    if (isPrepared) return;
    isPrepared = true;
    prepareChecks(bundle.forms);
    for (const each of more) each();
    store
      .spread()
      .catch((error: unknown) => app.log.error({ err: error }, 'no thread for reading was opened'));
  };
  app.addHook('onResponse', async () => prepare());
  app.addHook('onListen', async () => {
    timer = setTimeout(prepare, REST_MS).unref();
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
