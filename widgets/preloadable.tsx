import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { contextText } from './context.ts';
import { LoadBoundary } from './LoadBoundary.tsx';
import type { Translate } from './translate.ts';

/** Prop of every widget and field, with the text function. */
interface Registered {
  registry: { formContext: { text?: Translate } };
}

/** Lazy component with a preload function. */
export interface Preloadable<Props> {
  (props: Props): ReactElement;
  /** Loads the component before it is rendered; retries a failed load, as far as the browser does. */
  preload(): Promise<void>;
}

/** Fallback while a component loads. */
export interface LoadingFallback<Props> {
  /** Returns the text function, by a hook or from the component's props. */
  useText(props: Props): Translate;
  /** Renders the fallback. */
  waiting(text: Translate): ReactElement;
}

/**
 * Creates a lazy component with a preload function. While it loads, the fallback is rendered; after a failure it offers
 * a retry, and the rest of the page stays.
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
    // A loaded component is rendered at once, because a fallback would shift the layout. An instance keeps its kind of
    // rendering, because it would lose its state otherwise.
    const [Drawn] = useState(() => loaded ?? Awaited);
    return <Drawn {...props} />;
  }

  return Object.assign(Part, { preload: async () => void (await fetched()) });
}

/** Renders the line that something is loading. */
export const loadingLine = (text: Translate): ReactElement => (
  <p className="cw-hint" data-waiting>
    {text('Ui_Loading')}
  </p>
);

/** Creates a lazy widget or field with a preload function; a line is shown while it loads. */
export function preloadable<Props extends Registered>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  return lazyWithPreload(load, {
    useText: ({ registry }) => contextText(registry.formContext),
    waiting: loadingLine,
  });
}
