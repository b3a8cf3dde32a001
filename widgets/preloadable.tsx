import { type ComponentType, lazy, Suspense, useState } from 'react';
import { LoadBoundary } from './LoadBoundary.tsx';
import { englishText, type UiText } from './texts.ts';

/** What RJSF hands to every widget and field: with it the words for what is still on its way. */
interface Registered {
  registry: { formContext: { text?: UiText } };
}

/** A component that is fetched when it is first shown, or before. */
export interface Preloadable<Props> {
  (props: Props): React.ReactElement;
  /** Fetches it, so that it is there when it is shown; a fetch that failed is tried again. */
  preload(): Promise<void>;
}

/**
 * A widget or field whose code is no part of the first load. Where it is shown before it was fetched, a line says so;
 * where it cannot be fetched, it offers another try, and the page around it stays.
 */
export function preloadable<Props extends Registered>(
  load: () => Promise<ComponentType<Props>>,
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
    const { text = englishText } = props.registry.formContext;
    const [Drawn, setDrawn] = useState(awaited);
    return (
      <LoadBoundary text={text} onRetry={() => setDrawn(awaited)}>
        <Suspense fallback={<p className="cw-hint">{text('Ui_Loading')}</p>}>
          <Drawn {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }

  function Part(props: Props) {
    // What is drawn stays drawn in the same way: it would lose its state otherwise.
    const [Drawn] = useState(() => loaded ?? Awaited);
    return <Drawn {...props} />;
  }

  return Object.assign(Part, { preload: async () => void (await fetched()) });
}
