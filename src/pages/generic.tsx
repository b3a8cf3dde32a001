import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { isFormName } from '../../transforms/config/names.ts';
import { deadlineParams } from '../../transforms/deadlines/deadlines.ts';
import { withWait } from '../../transforms/texts/waitText.ts';
import { useApp, useText } from '../hooks/useApp.ts';
import { HEADINGS } from '../stores/messageHeadings.ts';
import { reasonIn } from '../stores/problemMessages.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { KeepEntered } from './DeadlinePassed.tsx';
import { Message } from './Message.tsx';

/** R2-01. */
export function NotFound() {
  return (
    <Message titleKey="NotFound_Title" textKey="NotFound_Text" link={{ key: 'NotFound_Link', to: '/' }} />
  );
}

/** The error page keeps the claim and links back to it (C6-20); it says why the last call was refused (C15-01). */
export function ErrorPage() {
  const { state, authorization, culture } = useApp();
  const text = useText();
  const { errorMessage } = useSnapshot(authorization.state);
  const { active } = useSnapshot(culture.state);
  const said =
    errorMessage &&
    (reasonIn(active, errorMessage) ?? text(errorMessage.key, withWait(errorMessage.params, active)));
  const link = { key: 'Error_Link' as const, to: state.lastFormPath ?? '/' };
  const titleKey = errorMessage ? HEADINGS[errorMessage.key] : 'Error_Title';
  return (
    <Message
      titleKey={titleKey}
      textKey="Error_Text"
      said={said}
      more={errorMessage?.filing && text(errorMessage.filing)}
      link={link}
    />
  );
}

/** The deadline that has passed, in the culture's words; undefined where several have, at different times. */
function usePassedDeadline(): string | undefined {
  const { deadlines, culture } = useApp();
  const { active } = useSnapshot(culture.state);
  const { settings, now } = deadlines;
  const passed = Object.keys(settings).filter((key) => (settings[key]?.instant.getTime() ?? 0) < now());
  const params = deadlineParams(settings, active);
  const times = new Set(passed.map((key) => String(params[`deadline.${key}.full`])));
  return times.size === 1 ? [...times][0] : undefined;
}

/**
 * R2-03: nothing can be filed any more; the settlement's own site says what is left to do. Who entered something before
 * can still print and save it (C10-17).
 */
export function DeadlinePage({ entered }: { entered: Wizard | undefined }) {
  const { siteUrl } = useApp().settlement.links;
  const text = useText();
  const link = { key: 'Deadline_Link' as const, to: siteUrl };
  const time = usePassedDeadline();
  return (
    <Message
      titleKey="Deadline_Title"
      textKey="Deadline_Text"
      more={time && text('Deadline_When', { time })}
      link={link}
    >
      {entered ? (
        <>
          <p className="cw-copy">{text('Deadline_Entered')}</p>
          <KeepEntered wizard={entered} />
        </>
      ) : null}
    </Message>
  );
}

/**
 * R2-04: the query names the form that may be begun again. Who has entered nothing in this tab is told of a page that
 * is not theirs yet, and not that something was removed, and an end of one's own is named as such (C15-06).
 */
export function SessionExpired() {
  const { claims, session } = useApp();
  const { expired, left } = useSnapshot(session.state);
  const hasExpired = expired || claims.removedLeftovers();
  const said = left ? 'SessionEnded' : hasExpired ? 'SessionExpired' : 'SignInFirst';
  const form = new URLSearchParams(useSearch()).get('form') ?? 'standard';
  const to = isFormName(form) ? `/${form}` : '/';
  return <Message titleKey={`${said}_Title`} textKey={`${said}_Text`} link={{ key: `${said}_Link`, to }} />;
}
