import { Tabs } from '@chakra-ui/react';
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

const isPane = (value: string): value is PaneName => Object.hasOwn(PANES, value);
const NAMES = Object.keys(PANES).filter(isPane);

/** Side panel: a tab for each of its panes. */
export function Panes({ shell }: { shell: PreviewShell }) {
  const { preview, pane } = useSnapshot(shell.state);
  if (!preview) return null;
  return (
    <Tabs.Root
      value={pane}
      fitted
      onValueChange={({ value }) => isPane(value) && void shell.choosePane(value)}
    >
      <Tabs.List aria-label="Beside the page">
        {NAMES.map((name) => (
          <Tabs.Trigger key={name} value={name} px="2">
            {PANES[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {NAMES.map((name) => (
        <Tabs.Content key={name} value={name}>
          {name === pane && CONTENT[name](shell, preview as PreviewState)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
