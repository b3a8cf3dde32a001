import { createRandom } from '../../authoring/search/random.ts';

/** One place of a JSON value: the container, and the key or position in it. */
interface Place {
  container: Record<string | number, unknown>;
  key: string | number;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const container = value as Record<string | number, unknown>;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => [{ container, key }, ...placesIn(container[key])]);
}

/** Ways to spoil one place; each returns false where it does not apply. */
const SPOILS: readonly ((place: Place) => boolean)[] = [
  ({ container, key }) => {
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else delete container[key];
    return true;
  },
  ({ container, key }) => {
    if (typeof container[key] !== 'string') return false;
    container[key] = `${container[key]}X`;
    return true;
  },
  ({ container, key }) => {
    const value = container[key];
    if (typeof value === 'string') container[key] = 7;
    else if (typeof value === 'number') container[key] = -value;
    else if (typeof value === 'boolean') container[key] = !value;
    else container[key] = null;
    return true;
  },
  ({ container, key }) => {
    if (!Array.isArray(container)) return false;
    container.push(structuredClone(container[Number(key)]));
    return true;
  },
];

/** Returns a JSON text spoilt in one place that the seed draws; the same for the same seed. */
export function damaged(text: string, seed: string): string {
  const random = createRandom(seed);
  const value: unknown = JSON.parse(text);
  for (const place of random.shuffled(placesIn(value)))
    if (random.pick(SPOILS)?.(place)) return JSON.stringify(value, null, 1);
  return text;
}
