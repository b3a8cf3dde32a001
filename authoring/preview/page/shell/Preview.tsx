import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { Frame } from './Frame.tsx';
import { Panes } from './Panes.tsx';
import { createPreviewShell } from './shellStore.ts';
import { Toolbar } from './Toolbar.tsx';

/** Root component of the preview's page: a toolbar, the real app in an iframe, and the side panel. */
export function Preview() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shell] = useState(() => createPreviewShell(() => frame.current?.contentWindow));
  const { preview, isLost, failure, notice } = useSnapshot(shell.state);
  return (
    <div className="cw-page pv-shell">
      <header className="pv-header">
        <div className="pv-heading">
          <h1 className="pv-title">
            Preview{preview?.name ? ': ' : ''}
            {preview?.name}
          </h1>
          <p className="pv-note">Nothing is kept: claims go to a temporary folder on this machine.</p>
        </div>
        {preview && <Toolbar shell={shell} />}
      </header>
      <div aria-live="polite">
        {isLost && (
          <p className="pv-alert">The preview does not answer. Start it again; this page goes on then.</p>
        )}
        {notice !== null && <p className="pv-alert">{notice}</p>}
        {failure !== null && <p className="pv-alert">{failure}</p>}
        {preview?.shown === 'lastGood' && (
          <p className="pv-alert">
            The page is as it was before the last save: mend the errors below to see the new one.
          </p>
        )}
      </div>
      <div className="pv-body">
        <Frame shell={shell} frame={frame} />
        <aside className="pv-side" aria-label="About this bundle">
          <Panes shell={shell} />
        </aside>
      </div>
    </div>
  );
}
