import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { busyProps } from '../form/busyProps.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { holdsAnswers } from '../wizard/discardOtherPersonsClaims.ts';
import type { Wizard } from '../wizard/wizard.ts';

/** Text key of the button that opens a saved form. */
type Label = 'Resume_Button' | 'Resume_FileOpen';

/**
 * Has Next open a saved form, where `open` returns true and nothing is entered that it would replace: whoever has typed a
 * code or picked a file may press the page's large button, which would begin another claim.
 */
export function useOpening(wizard: Wizard, open: () => boolean): void {
  useEffect(() => {
    const { openings } = wizard;
    const openUnlessReplacing = () => !holdsAnswers(wizard.claim().state) && open();
    openings.add(openUnlessReplacing);
    return () => {
      openings.delete(openUnlessReplacing);
    };
  });
}

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
