import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';

/** Server lists, whole or by query, so that large ones are not sent whole (C8-07). */
export const listsHandlers = ({ bundle: { bundle } }: AppContext) =>
  ({
    getList: ({ path: { name }, query: { query = '', limit } }) => {
      const list = Object.hasOwn(bundle.lists, name) ? bundle.lists[name] : undefined;
      if (!list) throw new ProblemError('notFound', { detail: `There is no list ${name}` });
      const sought = fold(query);
      const found = list.values.filter(
        ({ value, label }) => fold(value).includes(sought) || fold(label ?? '').includes(sought),
      );
      // An entry of just this value comes first: that is how a browser finds the label of an answer again.
      found.sort((a, b) => Number(fold(b.value) === sought) - Number(fold(a.value) === sought));
      return { status: 200, body: { values: found.slice(0, limit), total: found.length }, keep: 'whileSame' };
    },
  }) satisfies Partial<Handlers>;

const fold = (text: string): string => text.normalize('NFC').toLowerCase();
