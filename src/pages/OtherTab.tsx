import { useSnapshot } from 'valtio/react';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { busyProps } from '../form/busyProps.ts';
import { useText } from '../hooks/useApp.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import type { TabsView, Wizard } from '../wizard/wizard.ts';
import { AllAnswers } from './PrintableAnswers.tsx';

/** Texts about a transfer of the claim that is pending, or cannot start yet. */
const PROGRESS: Record<TabsView['other'], ProductKey | null> = {
  open: null,
  asked: 'OtherTab_Asked',
  sending: 'OtherTab_Sending',
  filed: null,
};

interface ActionsProps {
  wizard: Wizard;
  /** Label of the button that continues the other tab's claim here. */
  takeOver: ProductKey | null;
  /** Label of the button that starts another claim. */
  separate: ProductKey | null;
}

/** Buttons of the choice, below the text about a pending transfer. */
function Actions({ wizard, takeOver, separate }: ActionsProps) {
  const text = useText();
  const { other } = useSnapshot(wizard.state).tabs;
  const progress = PROGRESS[other];
  const button = 'cw-button cw-button--';
  return (
    <>
      <div role="status">{progress ? <p className="cw-copy">{text(progress)}</p> : null}</div>
      <div className="cw-actions">
        {takeOver ? (
          <button
            type="button"
            className={`${button}primary`}
            onClick={() => wizard.tabChoice?.takeOver()}
            {...busyProps(other === 'asked')}
          >
            {text(takeOver)}
          </button>
        ) : null}
        {separate ? (
          <button type="button" className={`${button}secondary`} onClick={() => wizard.tabChoice?.separate()}>
            {text(separate)}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** Choice between the claim of another tab, which had the form first, and a new one. */
function Choice({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const isFiled = useSnapshot(wizard.state).tabs.other === 'filed';
  const title = text(isFiled ? 'OtherTab_FiledTitle' : 'OtherTab_Title');
  usePageTitle(title);
  return (
    <div className="cw-page cw-message">
      <h1 className="cw-title">{title}</h1>
      <p className="cw-lead">{text(isFiled ? 'OtherTab_FiledText' : 'OtherTab_Text')}</p>
      <Actions wizard={wizard} takeOver={isFiled ? null : 'OtherTab_TakeOver'} separate="OtherTab_Separate" />
    </div>
  );
}

/** Page of a claim that was transferred to another tab: it is read-only here. */
function HandedOver({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const title = text('OtherTab_MovedTitle');
  usePageTitle(title);
  return (
    <div className="cw-page cw-message">
      <h1 className="cw-title">{title}</h1>
      <p className="cw-lead">{text('OtherTab_MovedText')}</p>
      <Actions wizard={wizard} takeOver="OtherTab_TakeBack" separate={null} />
      <AllAnswers wizard={wizard} />
    </div>
  );
}

/** Page in place of the form while another tab has its claim, or may have it (C10-19). */
export function OtherTab({ wizard }: { wizard: Wizard }) {
  const { shows } = useSnapshot(wizard.state).tabs;
  return shows === 'handedOver' ? <HandedOver wizard={wizard} /> : <Choice wizard={wizard} />;
}
