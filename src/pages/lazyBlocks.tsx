import type { ComponentType } from 'react';
import { fetchedWhenShown, type Preloadable } from '../../widgets/preloadable.tsx';
import { useText } from '../hooks/useApp.ts';
import { Spinner } from '../layouts/Spinner.tsx';

/** A block of a page that is fetched when it is first shown, or before; the spinner stands in for it meanwhile (R2-07). */
const block = <Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> =>
  fetchedWhenShown(load, { useText, waiting: () => <Spinner /> });

/** What no first page shows: each is fetched with the page that needs it. */
export const Summary = block(async () => (await import('./Summary.tsx')).Summary);
export const Confirmation = block(async () => (await import('./Confirmation.tsx')).Confirmation);
export const SignatureDate = block(async () => (await import('./SignatureDate.tsx')).SignatureDate);
export const MissingDocuments = block(async () => (await import('./MissingDocuments.tsx')).MissingDocuments);
export const ChooseRow = block(async () => (await import('./ChooseRow.tsx')).ChooseRow);
export const DeadlinePassed = block(async () => (await import('./DeadlinePassed.tsx')).DeadlinePassed);
export const OtherTab = block(async () => (await import('./OtherTab.tsx')).OtherTab);
export const LossNotice = block(async () => (await import('./LossNotice.tsx')).LossNotice);

/** The pages that the app has by itself: fetched after the first press, before anybody comes there. */
const generic = () => import('./generic.tsx');
export const NotFound = block(async () => (await generic()).NotFound);
export const ErrorPage = block(async () => (await generic()).ErrorPage);
export const DeadlinePage = block(async () => (await generic()).DeadlinePage);
export const SessionExpired = block(async () => (await generic()).SessionExpired);
export const Accessibility = block(async () => (await generic()).Accessibility);
