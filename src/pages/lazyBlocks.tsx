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
export const ChooseRow = block(async () => (await import('./ChooseRow.tsx')).ChooseRow);
export const EnteredToPrint = block(async () => (await import('./EnteredToPrint.tsx')).EnteredToPrint);
