import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import type { PreviewState } from '../../protocol/types.ts';
import { Cases } from './Cases.tsx';
import { Findings } from './Findings.tsx';
import { Messages } from './Messages.tsx';
import { PANES, type PaneName } from './shellState.ts';
import type { Desk } from './shellStore.ts';
import { Trace } from './Trace.tsx';

const CONTENT: Record<PaneName, (desk: Desk, preview: PreviewState) => ReactNode> = {
  findings: (_desk, preview) => <Findings preview={preview} />,
  cases: (desk, { directory }) => <Cases desk={desk} directory={directory} />,
  messages: (desk, { directory }) => <Messages desk={desk} directory={directory} />,
  trace: (desk, { directory }) => <Trace desk={desk} directory={directory} />,
};

/** What is known beside the page, one thing at a time. */
export function Panes({ desk }: { desk: Desk }) {
  const { preview, pane } = useSnapshot(desk.state);
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
            onClick={() => void desk.choosePane(name)}
          >
            {PANES[name]}
          </button>
        ))}
      </nav>
      {CONTENT[pane](desk, preview as PreviewState)}
    </>
  );
}
