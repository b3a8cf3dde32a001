import { useSnapshot } from 'valtio/react';
import { busyProps } from '../form/busyProps.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { holdsAnswers } from '../wizard/discardOtherPersonsClaims.ts';
import type { Wizard } from '../wizard/wizard.ts';

/** Text key of the button that opens a saved form. */
type Label = 'Resume_Button' | 'Resume_FileOpen';

/** Sentences before a saved form is opened: that it replaces what is entered, and that the sign-in comes first. */
export function BeforeOpening({ wizard, label }: { wizard: Wizard; label: Label }) {
  const { authorization } = useApp();
  const text = useText();
  const claim = useSnapshot(wizard.claim().state);
  const isKnown = authorization.isAuthorized(wizard.bundle().form);
  return (
    <>
      {holdsAnswers(claim) ? <p className="cw-copy">{text('Resume_Replaces')}</p> : null}
      {isKnown ? null : <p className="cw-copy">{text('Resume_SignIn', { button: text(label) })}</p>}
    </>
  );
}

interface OpenButtonProps {
  wizard: Wizard;
  label: Label;
  /** Undefined in a form, which the button submits. */
  onPress?: () => void;
}

/** Button that opens a saved form; it rests while the sign-in or the opening is under way. */
export function OpenButton({ wizard, label, onPress }: OpenButtonProps) {
  const text = useText();
  const { working } = useSnapshot(wizard.state);
  return (
    <div className="cw-actions cw-actions--inner">
      <button
        type={onPress ? 'button' : 'submit'}
        className="cw-button cw-button--secondary"
        onClick={onPress}
        {...busyProps(working)}
      >
        {text(label)}
      </button>
    </div>
  );
}
