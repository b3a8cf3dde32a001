import type { RefObject } from 'react';
import { useSnapshot } from 'valtio/react';
import type { PreviewShell } from './shellStore.ts';

interface FrameProps {
  shell: PreviewShell;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** Iframe with the real app, in the chosen width. */
export function Frame({ shell, frame }: FrameProps) {
  const { start, width, preview, frame: count } = useSnapshot(shell.state);
  if (start === null)
    return (
      <main className="pv-stage">
        <p className="pv-empty">
          {preview?.shown === 'nothing'
            ? 'There is no page yet. Mend the errors and save: it is shown then.'
            : 'The page is on its way.'}
        </p>
      </main>
    );
  return (
    <main className="pv-stage">
      <iframe
        key={count}
        ref={frame}
        className="pv-frame"
        title="The page as claimants see it"
        src={start}
        style={width === null ? undefined : { width: `${width}px` }}
      />
    </main>
  );
}
