import { useSearch } from 'wouter';
import { isFormName } from '../../transforms/config/names.ts';
import { useApp } from '../hooks/useApp.ts';
import { Message } from './Message.tsx';

/** R2-01. */
export function NotFound() {
  return (
    <Message titleKey="NotFound_Title" textKey="NotFound_Text" link={{ key: 'NotFound_Link', to: '/' }} />
  );
}

/** The error page keeps the claim and links back to it (C6-20). */
export function ErrorPage() {
  const { state } = useApp();
  const link = { key: 'Error_Link' as const, to: state.lastFormPath ?? '/' };
  return <Message titleKey="Error_Title" textKey="Error_Text" link={link} />;
}

/** R2-03: nothing can be filed any more; the settlement's own site says what is left to do. */
export function DeadlinePage() {
  const { siteUrl } = useApp().settlement.links;
  const link = { key: 'Deadline_Link' as const, to: siteUrl };
  return <Message titleKey="Deadline_Title" textKey="Deadline_Text" link={link} />;
}

/** R2-04: the query names the form that may be begun again. */
export function SessionExpired() {
  const form = new URLSearchParams(useSearch()).get('form') ?? 'standard';
  const to = isFormName(form) ? `/${form}` : '/';
  return (
    <Message
      titleKey="SessionExpired_Title"
      textKey="SessionExpired_Text"
      link={{ key: 'SessionExpired_Link', to }}
    />
  );
}
