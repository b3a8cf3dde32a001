import type { ListEntry, ServerList } from '../../schemas/generated/types.ts';
import { own } from '../../transforms/values/own.ts';
import { type Searchable, searchable, searchList } from '../../transforms/values/searchList.ts';
import type { AppContext } from '../context.ts';
import type { Handlers } from '../http/endpoints.ts';
import { ProblemError } from '../http/problems.ts';

/** API handler of lists of values, whole or by query, so that large ones are not sent whole (C8-07). */
export const listsHandlers = ({ bundle: { bundle } }: AppContext) => {
  const prepared = new WeakMap<ServerList, Searchable<ListEntry>[]>();
  const ready = (list: ServerList) => {
    const entries = prepared.get(list) ?? searchable(list.values);
    prepared.set(list, entries);
    return entries;
  };
  return {
    getList: ({ path: { name }, query: { query = '', limit } }) => {
      const list = own(bundle.lists, name);
      if (!list) throw new ProblemError('notFound', { detail: `There is no list ${name}` });
      const found = searchList(ready(list), query);
      return { status: 200, body: { values: found.slice(0, limit), total: found.length }, keep: 'whileSame' };
    },
  } satisfies Partial<Handlers>;
};
