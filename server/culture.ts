import type { FastifyRequest } from 'fastify';
import type { Content, Settlement } from '../schemas/generated/types.ts';
import { textsIn, withBuiltIn } from '../transforms/texts/builtIn.ts';
import { DEFAULT_CULTURE, type Texts } from '../transforms/texts/lookUp.ts';
import type { LoadedBundle } from './bundle/loadBundle.ts';
import type { AppContext } from './context.ts';
import { preferredCulture } from './preferredCulture.ts';

/** Tests if the settlement has the culture. */
export function isEnabled(settlement: Settlement, culture: string): boolean {
  return Object.hasOwn(settlement.cultures, culture);
}

/** Returns the culture that a page's address names, if the settlement has it (C11-09). */
export function namedCulture({ bundle }: AppContext, asked: unknown): string | undefined {
  return chosenCulture(bundle.bundle.settlement, asked);
}

/**
 * Returns the requested culture, else the cookie's, else the first of the browser's languages, else the default; skips
 * those that are not enabled (C6-02, C16-07).
 */
export function activeCulture(context: AppContext, request: FastifyRequest, asked: unknown): string {
  const { settlement } = context.bundle.bundle;
  const wanted = [asked, request.cookies[context.jar.culture]];
  const found = wanted.map((culture) => chosenCulture(settlement, culture)).find((culture) => culture);
  if (found !== undefined) return found;
  const languages = request.headers['accept-language'];
  return preferredCulture(languages, Object.keys(settlement.cultures)) ?? DEFAULT_CULTURE;
}

/** Resolves a requested culture; a language alone is served by the first culture of its regions: `es` by `es-US`. */
function chosenCulture(settlement: Settlement, asked: unknown): string | undefined {
  if (typeof asked !== 'string') return undefined;
  if (isEnabled(settlement, asked)) return asked;
  return /^[a-z]+$/.test(asked) ? preferredCulture(asked, Object.keys(settlement.cultures)) : undefined;
}

/** Returns all texts of an enabled culture: the product's own with the settlement's over them. */
export function contentIn(context: AppContext, culture: string): Content {
  return withBuiltIn(culture, context.bundle.bundle.content[culture]);
}

/** Returns the texts of messages in a culture. */
export function textsOf(context: { bundle: Pick<LoadedBundle, 'bundle'> }, culture: string): Texts {
  const { content } = context.bundle.bundle;
  const known = textsByContent.get(content) ?? new Map<string, Texts>();
  textsByContent.set(content, known);
  const texts = known.get(culture) ?? textsIn(culture, content);
  if (isEnabled(context.bundle.bundle.settlement, culture)) known.set(culture, texts);
  return texts;
}

/** Cache by bundle and culture, since every submission reads them. */
const textsByContent = new WeakMap<object, Map<string, Texts>>();
