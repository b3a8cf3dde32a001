import type { ComponentType } from 'react';
import { lazyWithPreload, type Preloadable } from '../../widgets/preloadable.tsx';
import { useText } from '../hooks/useApp.ts';
import { Spinner } from '../layouts/Spinner.tsx';

/** Creates a lazy component with a preload function; a spinner is shown while it loads (R2-07). */
const block = <Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> =>
  lazyWithPreload(load, { useText, waiting: () => <Spinner /> });

/** Lazy components of blocks and pages that no entry page shows, each loaded with the page that needs it. */
export const LazySummary = block(async () => (await import('./Summary.tsx')).Summary);
export const LazyConfirmation = block(async () => (await import('./Confirmation.tsx')).Confirmation);
export const LazySignatureDate = block(async () => (await import('./SignatureDate.tsx')).SignatureDate);
export const LazyMissingDocuments = block(
  async () => (await import('./MissingDocuments.tsx')).MissingDocuments,
);
export const LazyChooseRow = block(async () => (await import('./ChooseRow.tsx')).ChooseRow);
export const LazyDeadlinePassed = block(async () => (await import('./DeadlinePassed.tsx')).DeadlinePassed);
export const LazyOtherTab = block(async () => (await import('./OtherTab.tsx')).OtherTab);
export const LazyResetNotice = block(async () => (await import('./ResetNotice.tsx')).ResetNotice);
export const LazySaveForm = block(async () => (await import('./SaveForm.tsx')).SaveForm);
export const LazyResumeForm = block(async () => (await import('./ResumeForm.tsx')).ResumeForm);
export const LazyOpenedNotice = block(async () => (await import('./OpenedNotice.tsx')).OpenedNotice);

/** Generic pages of the app, in one chunk, which is preloaded after the first gesture. */
const generic = () => import('./genericPages.tsx');
export const LazyNotFound = block(async () => (await generic()).NotFound);
export const LazyErrorPage = block(async () => (await generic()).ErrorPage);
export const LazyDeadlinePage = block(async () => (await generic()).DeadlinePage);
export const LazySessionExpired = block(async () => (await generic()).SessionExpired);
export const LazyAccessibility = block(async () => (await generic()).Accessibility);

export const LazyStatus = block(async () => (await import('./StatusPage.tsx')).StatusPage);

/** Loads the code of the generic pages before one is rendered. */
export async function preloadGeneric(): Promise<void> {
  const pages = [LazyNotFound, LazyErrorPage, LazyDeadlinePage, LazySessionExpired, LazyAccessibility];
  await Promise.all(pages.map((page) => page.preload()));
}
