import { useSnapshot } from 'valtio/react';
import { useSearch } from 'wouter';
import { isFormName } from '../../transforms/ground/modelNames.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { withWait } from '../../transforms/texts/waitText.ts';
import { LATIN_DIGITS } from '../../transforms/values/latinDigits.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { useApp, useContent, useText, useTexts } from '../hooks/useApp.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { Contact } from '../layouts/Footer.tsx';
import { HEADINGS } from '../stores/messageHeadings.ts';
import { reasonIn } from '../stores/problemMessages.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { SaveAnswers } from './DeadlinePassed.tsx';
import { Message, MessageLink } from './Message.tsx';
import { useOpenDocuments } from './useOpenDocuments.ts';

/** Page for unknown addresses (R2-01). */
export function NotFound() {
  return (
    <Message titleKey="NotFound_Title" textKey="NotFound_Text" link={{ key: 'NotFound_Link', to: '/' }} />
  );
}

/**
 * Error page, which keeps the claim and links back to it (C6-20), with the reason of the last refused request (C15-01).
 */
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
      requestId={errorMessage?.requestId}
      link={link}
    />
  );
}

/** Returns the passed deadline as text; undefined where several have passed at different times. */
function usePassedDeadline(): string | undefined {
  const { settings, now } = useApp().deadlines;
  const { params } = useTexts();
  const passed = Object.keys(settings).filter((key) => (settings[key]?.instant.getTime() ?? 0) < now());
  const times = new Set(passed.map((key) => String(params?.[`deadline.${key}.full`])));
  return times.size === 1 ? [...times][0] : undefined;
}

/**
 * Page after the deadline (R2-03), with a link to the settlement's own site. Answers that were entered before, in the
 * wizard `entered`, can still be printed and saved (C10-17).
 */
export function DeadlinePage({ entered }: { entered: Wizard | undefined }) {
  const { links, settings } = useApp().settlement;
  const text = useText();
  const link = { key: 'Deadline_Link' as const, to: links.siteUrl };
  const time = usePassedDeadline();
  const hasDocuments = useOpenDocuments();
  return (
    <Message
      titleKey="Deadline_Title"
      textKey="Deadline_Text"
      more={time && text('Deadline_When', { time })}
      link={link}
    >
      {settings.resume === 'off' ? null : <p className="cw-copy">{text('Deadline_Saved')}</p>}
      {hasDocuments ? (
        <>
          <p className="cw-copy">{text('Deadline_Documents')}</p>
          <MessageLink
            name="Deadline_AddDocuments"
            to="/documents-upload"
            look="cw-button cw-button--secondary"
          />
        </>
      ) : null}
      {entered ? (
        <>
          <p className="cw-copy">{text('Deadline_Entered')}</p>
          <SaveAnswers wizard={entered} />
        </>
      ) : null}
    </Message>
  );
}

/**
 * Page after a session has ended (R2-04); the query names the form to start again. Without answers in this tab it does
 * not mention removed ones, and a session that the claimant ended is named as such (C15-06).
 */
export function SessionExpired() {
  const { claims, session, settlement } = useApp();
  const text = useText();
  const { expired, left } = useSnapshot(session.state);
  const hasExpired = expired || claims.removedLeftovers();
  const said = left ? 'SessionEnded' : hasExpired ? 'SessionExpired' : 'SignInFirst';
  const form = new URLSearchParams(useSearch()).get('form') ?? 'standard';
  const to = isFormName(form) ? `/${form}` : '/';
  const canResume = said === 'SessionExpired' && settlement.settings.resume !== 'off' && form !== 'lookup';
  return (
    <Message titleKey={`${said}_Title`} textKey={`${said}_Text`} link={{ key: `${said}_Link`, to }}>
      {canResume ? (
        <>
          <p className="cw-copy">{text('SessionExpired_Saved')}</p>
          <MessageLink name="Resume_Offer" to={`${to}?resume`} look="cw-button cw-button--secondary" />
        </>
      ) : null}
    </Message>
  );
}

/** Month of the conformance report in docs/accessibility.md. */
const CHECKED = new Date('2026-11');

const monthIn = (culture: string): string =>
  new Intl.DateTimeFormat(culture, {
    ...LATIN_DIGITS,
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(CHECKED);

/** Accessibility statement, with the contact for barriers and the ways to file without the website (C10-39). */
export function Accessibility() {
  const { culture, settlement } = useApp();
  const { active } = useSnapshot(culture.state);
  const text = useText();
  const phone = useContent()(settlement.contact.phoneKey);
  const paragraph = (key: ProductKey) => (
    <p className="cw-copy">
      <InlineMarkdown text={text(key, { phone, month: monthIn(active) })} />
    </p>
  );
  const heading = (key: ProductKey) => <h2 className="cw-heading cw-heading--h3">{text(key)}</h2>;
  usePageTitle(text('Accessibility_Title'));
  return (
    <div className="cw-page">
      <h1 className="cw-title">{text('Accessibility_Title')}</h1>
      <div className="cw-blocks">
        {paragraph('Accessibility_Text')}
        {heading('Accessibility_Built')}
        {paragraph('Accessibility_BuiltText')}
        {paragraph('Accessibility_Checked')}
        {heading('Accessibility_Limits')}
        {paragraph('Accessibility_LimitsText')}
        {heading('Accessibility_Barrier')}
        {paragraph('Accessibility_BarrierText')}
        <Contact />
        {paragraph('Accessibility_Relay')}
        {heading('Accessibility_Otherwise')}
        {paragraph('Accessibility_OtherwiseText')}
        <p>
          <MessageLink name="NotFound_Link" to="/" look="cw-button cw-button--primary" />
        </p>
      </div>
    </div>
  );
}
