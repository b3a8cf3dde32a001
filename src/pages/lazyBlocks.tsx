import { type ComponentType, lazy, Suspense } from 'react';
import { Spinner } from '../layouts/Spinner.tsx';

/** A component that is fetched when it is first shown; the spinner stands in for it meanwhile (R2-07). */
function fetchedWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function FetchedWhenShown(props: Props) {
    return (
      <Suspense fallback={<Spinner />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** What no first page shows: each is fetched with the page that needs it. */
export const Summary = fetchedWhenShown(async () => (await import('./Summary.tsx')).Summary);
export const Confirmation = fetchedWhenShown(async () => (await import('./Confirmation.tsx')).Confirmation);
export const SignatureDate = fetchedWhenShown(
  async () => (await import('./SignatureDate.tsx')).SignatureDate,
);
export const ChooseRow = fetchedWhenShown(async () => (await import('./ChooseRow.tsx')).ChooseRow);

export const EnteredToPrint = fetchedWhenShown(
  async () => (await import('./EnteredToPrint.tsx')).EnteredToPrint,
);
