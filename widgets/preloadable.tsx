import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { wordsOf } from './context.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import type { UiText } from './texts.ts';

/** What RJSF hands to every widget and field: with it the words for what is still on its way. */
interface Registered {
  registry: { formContext: { text?: UiText } };
}

/** A component that is fetched when it is first shown, or before. */
export interface Preloadable<Props> {
  (props: Props): ReactElement;
  /** Fetches it, so that it is there when it is shown; a fetch that failed is tried again, as far as the browser does. */
  preload(): Promise<void>;
}

/** What stands in for a component that is still on its way. */
export interface LoadingFallback<Props> {
  /** The words of its place, by a hook or by what the component itself is given. */
  useText(props: Props): UiText;
  /** What is drawn until it is there. */
  waiting(text: UiText): ReactElement;
}

/**
 * A component whose code is no part of the first load. Where it is shown before it was fetched, its stand-in is drawn;
 * where it cannot be fetched, it offers another try, and the page around it stays.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { useText, waiting }: LoadingFallback<Props>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const fetched = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (part) => {
        loaded = part;
        return part;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  };

  const awaited = () => lazy(async () => ({ default: await fetched() })) as unknown as ComponentType<Props>;

  function Awaited(props: Props) {
    const text = useText(props);
    const [Drawn, setDrawn] = useState(awaited);
    return (
      <LoadBoundary text={text} onRetry={() => setDrawn(awaited)}>
        <Suspense fallback={waiting(text)}>
          <Drawn {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }

  function Part(props: Props) {
    // What is there already is drawn with the page: a stand-in would first hold its place, then push what is below away.
    // What is drawn stays drawn in the same way: it would lose its state otherwise.
    const [Drawn] = useState(() => loaded ?? Awaited);
    return <Drawn {...props} />;
  }

  return Object.assign(Part, { preload: async () => void (await fetched()) });
}

/** The line that says that something is still on its way. */
export const loadingLine = (text: UiText): ReactElement => (
  <p className="cw-hint" data-waiting>
    {text('Ui_Loading')}
  </p>
);

/** A widget or field whose code is no part of the first load; a line says so where it is shown before it has come. */
export function preloadable<Props extends Registered>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  return lazyWithPreload(load, {
    useText: ({ registry }) => wordsOf(registry.formContext),
    waiting: loadingLine,
  });
}
