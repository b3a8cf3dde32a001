import type { Page } from 'playwright';
import { afterAll } from 'vitest';
import { bundleWith, removeBundles } from '../../../bundle/testing/bundles.testkit.ts';
import { examplesIn, readGuide, sectionsOf } from '../../../bundle/testing/markdown.testkit.ts';
import { served } from '../served.ts';
import { toPurchases } from './toPurchases.ts';
import { openPage } from './visitor.ts';

/** Serves the settlement of a chapter of the guide to the tests of a file. */
export function servedChapter(title: string) {
  afterAll(removeBundles);
  const chapters = sectionsOf(readGuide(), 3);
  const chapter = chapters.find((candidate) => candidate.title === title);
  const here = served(bundleWith(examplesIn(chapter?.text ?? '')));
  return {
    /** A new visitor on the page of purchases, in a window of this width. */
    async visit(width: number): Promise<Page> {
      const viewport = { width, height: 800 };
      const page = await openPage(here.browser, here.product.url, undefined, { viewport });
      await toPurchases(page);
      return page;
    },
    get product() {
      return here.product;
    },
  };
}
