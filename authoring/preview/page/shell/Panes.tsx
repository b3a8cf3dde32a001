import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import type { PreviewState } from '../../protocol/types.ts';
import { Cases } from './Cases.tsx';
import { Findings } from './Findings.tsx';
import { Messages } from './Messages.tsx';
import { PANES, type PaneName } from './shellState.ts';
import type { PreviewShell } from './shellStore.ts';
import { Trace } from './Trace.tsx';

const CONTENT: Record<PaneName, (shell: PreviewShell, preview: PreviewState) => ReactNode> = {
  findings: (_shell, preview) => <Findings preview={preview} />,
  cases: (shell, { directory }) => <Cases shell={shell} directory={directory} />,
  messages: (shell, { directory }) => <Messages shell={shell} directory={directory} />,
  trace: (shell, { directory }) => <Trace shell={shell} directory={directory} />,
};

/** Side panel: buttons for its panes, and the chosen pane. */
export function Panes({ shell }: { shell: PreviewShell }) {
  const { preview, pane } = useSnapshot(shell.state);
  if (!preview) return null;
  return (
    <>
      <nav className="pv-panes" aria-label="Beside the page">
        {(Object.keys(PANES) as PaneName[]).map((name) => (
          <button
            key={name}
            type="button"
            className="pv-small"
            aria-pressed={name === pane}
            onClick={() => void shell.choosePane(name)}
          >
            {PANES[name]}
          </button>
        ))}
      </nav>
      {CONTENT[pane](shell, preview as PreviewState)}
    </>
  );
}
