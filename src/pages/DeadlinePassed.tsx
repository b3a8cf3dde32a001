import { useApp, useText } from '../hooks/useApp.ts';
import { Contact } from '../layouts/Footer.tsx';
import type { Wizard } from '../wizard/wizard.ts';
import { MessageLink } from './Message.tsx';
import { SaveOwnFile } from './SaveOwnFile.tsx';

/** Buttons that print the answers, or save them as an HTML file. */
export function SaveAnswers({ wizard, children }: { wizard: Wizard; children?: React.ReactNode }) {
  const text = useText();
  const print = (
    <button type="button" className="cw-button cw-button--secondary" onClick={() => window.print()}>
      {text('DeadlinePassed_Print')}
    </button>
  );
  return <SaveOwnFile wizard={wizard} label="DeadlinePassed_Save" isOver before={print} after={children} />;
}

/** Notice that the deadline passed while the page was open: the answers stay, and the remaining options are shown. */
export function DeadlinePassed({ wizard, time }: { wizard: Wizard; time: string }) {
  const text = useText();
  const { deadlineWatch, culture } = useApp();
  const target = deadlineWatch.target(culture.state.active);
  return (
    <>
      <h2 className="cw-heading cw-heading--h3">{text('DeadlinePassed_Title')}</h2>
      <p className="cw-copy">{text('DeadlinePassed_Text', { time })}</p>
      <Contact />
      <SaveAnswers wizard={wizard}>
        <MessageLink name="DeadlinePassed_More" to={target} look="cw-link" newTab />
      </SaveAnswers>
    </>
  );
}
