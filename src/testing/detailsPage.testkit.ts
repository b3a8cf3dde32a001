import { renderApp, type TestAppOptions } from './app.testkit.tsx';
import { CONTENT, PAGES } from './smallForm.testkit.ts';
import { heading } from './visitor.testkit.ts';

interface DetailsPage extends Pick<TestAppOptions, 'models' | 'content'> {
  page: (typeof PAGES)[string];
  /** As its heading says it. */
  title: string;
  /** What stands on the page after it; nothing where it is left out. */
  summary?: (typeof PAGES)[string]['blocks'];
}

/** Opens a page of questions of a visitor who has signed in, with a summary and the confirmation after it. */
export async function openDetails({ page, title, summary = [], models, content }: DetailsPage) {
  const { 'claim-summary': last, confirmation } = PAGES;
  if (!last || !confirmation) throw new Error('The kit has other pages.');
  const made = await renderApp({
    ...(models && { models }),
    content: { ...CONTENT, ...content, 'Title_claim-details': title },
    pages: { 'claim-details': page, 'claim-summary': { ...last, blocks: summary }, confirmation },
    authorized: true,
    path: '/standard/claim-details',
  });
  await heading(title);
  return made;
}
