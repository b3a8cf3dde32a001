import { type ComponentType, lazy, Suspense } from 'react';
import { Spinner } from '../layouts/Spinner.tsx';

/** A component that is fetched when it is first shown; the spinner stands in for it meanwhile (R2-07). */
function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function Later(props: Props) {
    return (
      <Suspense fallback={<Spinner />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** What no first page shows: each is fetched with the page that needs it. */
export const Summary = later(async () => (await import('./Summary.tsx')).Summary);
export const Confirmation = later(async () => (await import('./Confirmation.tsx')).Confirmation);
export const SignatureDate = later(async () => (await import('./SignatureDate.tsx')).SignatureDate);
export const ChooseRow = later(async () => (await import('./ChooseRow.tsx')).ChooseRow);
