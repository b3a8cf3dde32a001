import { toPointer } from '../../transforms/ground/pointer.ts';
import type { BundleView } from '../view/bundleView.ts';
import { defineCheck, type Found } from './check.ts';

type Form = BundleView['forms'][number];

/**
 * Reports a page sequence that has a page twice, may skip its first or last page (R2-19), or has an exit to one of its
 * own pages (C8-10).
 */
export const brokenSequence = defineCheck({
  code: 'broken-sequence',
  severity: 'error',
  summary: 'a page sequence that does not close',
  needs: 'bundle',
  *run(view) {
    for (const form of view.forms) {
      yield* repeatedPages(form);
      yield* skippedEnds(view, form);
      yield* exitsWithin(view, form);
    }
  },
});

function* repeatedPages({ name, pages }: Form): Generator<Found> {
  for (const [index, page] of pages.entries()) {
    if (pages.indexOf(page) === index) continue;
    yield {
      file: 'settlement.json',
      pointer: toPointer(['forms', name, 'pages', index]),
      message: `The page ${page} stands twice in the sequence, so Next would lead in a circle.`,
      hint: 'Name each page once.',
    };
  }
}

function* skippedEnds({ pages }: BundleView, form: Form): Generator<Found> {
  const ends = new Set([form.pages.at(0), form.pages.at(-1)]);
  for (const { file, page, name } of pages.filter((page) => page.form === form.name && ends.has(page.name))) {
    if (page.skipWhen === undefined) continue;
    yield {
      file,
      pointer: '/skipWhen',
      part: 'key',
      message: `The page ${name} is the first or the last of its form and cannot be skipped.`,
      hint: 'Take skipWhen away, or hide blocks of the page instead.',
    };
  }
}

function* exitsWithin({ pages }: BundleView, form: Form): Generator<Found> {
  for (const { file, page } of pages.filter((page) => page.form === form.name)) {
    for (const [index, { to }] of (page.exits ?? []).entries()) {
      if (!form.pages.includes(to)) continue;
      yield {
        file,
        pointer: toPointer(['exits', index, 'to']),
        message: `The exit leads to ${to}, which is a page of the sequence.`,
        hint: 'Lead it to a page of its own that is not in the sequence; to jump over pages use skipWhen.',
      };
    }
  }
}
