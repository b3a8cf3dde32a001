import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Spinner } from '../layouts/Spinner.tsx';

/** A component that is fetched when it is first shown, or before; the spinner stands in for it meanwhile (R2-07). */
function fetchedWhenShown<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetched = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load();
    return loaded;
  };
  const Awaited = lazy(async () => ({ default: await fetched() })) as unknown as ComponentType<Props>;

  function Part(props: Props) {
    // What is there already is drawn with the page: a spinner would first hold its place, then push what is below away.
    const [Drawn] = useState(() => loaded ?? Awaited);
    return (
      <Suspense fallback={<Spinner />}>
        <Drawn {...props} />
      </Suspense>
    );
  }

  return Object.assign(Part, { preload: async () => void (await fetched()) });
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
