import type { Page } from '../../schemas/generated/types.ts';
import type { FormName } from '../ground/modelNames.ts';
import { type ConfigFault, SourceLocation } from './errors.ts';
import { suggestName } from './suggestName.ts';

/** Input of `missingPages()`: the page sequence of a form, and its pages that could be read. */
interface PagesKnown {
  form: FormName;
  /** Page sequence of the settlement. */
  sequence: readonly string[];
  /** Pages that could be read. */
  pages: readonly { name: string; page: Page }[];
  /** Tests if a page exists, readable or not. */
  isThere: (name: string) => boolean;
}

/** Returns the path of the file of a form's page, relative to the bundle. */
export const pageFile = (form: FormName, name: string) => `pages/${form}/${name}.json`;

/** Finds pages that a sequence, an exit or a summary names and that do not exist; returns a fault at each such name. */
export function missingPages({ form, sequence, pages, isThere }: PagesKnown): ConfigFault[] {
  const known = pages.map(({ name }) => name);
  return namedPages(form, sequence, pages)
    .filter(({ name }) => !isThere(name))
    .map(({ name, place }) => {
      const hint = suggestName(name, known, `Add ${pageFile(form, name)}.`);
      return place.fault('missing-page', `The form ${form} has no page ${name}`, hint);
    });
}

function namedPages(form: FormName, sequence: readonly string[], pages: PagesKnown['pages']) {
  const inSequence = new SourceLocation('settlement.json').at('forms', form, 'pages');
  const named = sequence.map((name, index) => ({ name, place: inSequence.at(index) }));
  return [...named, ...pages.flatMap((page) => namedOn(form, page))];
}

function namedOn(form: FormName, { name: own, page }: PagesKnown['pages'][number]) {
  const place = new SourceLocation(pageFile(form, own));
  const inExits = (page.exits ?? []).map(({ to }, index) => ({
    name: to,
    place: place.at('exits', index, 'to'),
  }));
  const inSummaries = page.blocks.flatMap((block, at) =>
    block.kind === 'summary'
      ? (block.pages ?? []).map((name, index) => ({ name, place: place.at('blocks', at, 'pages', index) }))
      : [],
  );
  return [...inExits, ...inSummaries];
}
