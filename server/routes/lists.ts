import type { AppContext } from '../context.ts';
import type { Binder } from '../http/binder.ts';
import { sendCached } from '../http/cached.ts';
import { ProblemError } from '../http/problems.ts';

/** Server lists, whole or by query, so that large ones are not sent whole (C8-07). */
export function bindLists(binder: Binder, context: AppContext): void {
  const { lists } = context.bundle.bundle;
  binder.bind('getList', (request, reply) => {
    const { name } = request.params as { name: string };
    const { query, limit } = request.query as { query?: string; limit: number };
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (!list) throw new ProblemError('notFound', { detail: `There is no list ${name}` });
    const sought = fold(query ?? '');
    const found = list.values.filter(
      ({ value, label }) => fold(value).includes(sought) || fold(label ?? '').includes(sought),
    );
    return sendCached(request, reply, { values: found.slice(0, limit), total: found.length });
  });
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();
