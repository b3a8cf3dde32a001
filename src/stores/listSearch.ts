import type { ServerList } from '../../schemas/generated/types.ts';
import type { SearchList } from '../../widgets/context.ts';
import type { Api } from '../api/api.ts';

type Answer = Awaited<ReturnType<SearchList>>;
type Entry = ServerList['values'][number];

/** Size of the cache; the oldest results are evicted first. */
const REMEMBERED = 300;

const optionOf = ({ value, label }: Entry) => ({ value, label: label ?? value });

/** Creates a cache of pending and successful requests. */
function createMemory() {
  const known = new Map<string, Promise<Answer>>();
  function keep(key: string, answer: Promise<Answer>): void {
    known.delete(key);
    known.set(key, answer);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  }
  return {
    keep,
    get: (key: string) => known.get(key),
    /** Evicts a failed request, so that it is sent again. */
    drop: (key: string, answer: Promise<Answer>) => known.get(key) === answer && known.delete(key),
  };
}

const keyOf = (list: string, query: string, limit: number) => JSON.stringify([list, query, limit]);

/**
 * Creates the function that searches lists of values on the server, for those too long to be sent whole (C8-07).
 * Results are cached, and each found option also by its value, so that a table requests the label of a value once at
 * most.
 */
export function createListSearch({ list: ask }: Pick<Api, 'list'>): SearchList {
  const memory = createMemory();

  async function search(list: string, query: string, limit: number): Promise<Answer> {
    const { values, total } = await ask(list, { query, limit });
    const options = values.map(optionOf);
    for (const option of options)
      memory.keep(keyOf(list, option.value, 1), Promise.resolve({ options: [option], total: 1 }));
    return { options, total };
  }

  return (list, query, limit) => {
    const key = keyOf(list, query, limit);
    const known = memory.get(key);
    if (known) return known;
    const answer = search(list, query, limit);
    memory.keep(key, answer);
    answer.catch(() => memory.drop(key, answer));
    return answer;
  };
}
