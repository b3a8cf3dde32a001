import type { RJSFSchema } from '@rjsf/utils';
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { choiceGroupsOf } from '../../transforms/pages/choiceGroups.ts';
import type { FieldState } from '../../transforms/pages/types.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { TextWithLanguage } from '../../widgets/TextWithLanguage.tsx';
import { useStructuralSharing } from '../hooks/useStructuralSharing.ts';
import { Announcements } from './Announcements.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { errorTree } from './errorTree.ts';
import { ID_PREFIX } from './fieldIds.ts';
import { focusField } from './focusField.ts';
import { createLiveUiSchema } from './liveUiSchema.ts';
import { PageActions } from './PageActions.tsx';
import { createPageEvents, type PageEvents } from './pageEvents.ts';
import { PageForm } from './pageForm.ts';
import { claimTheme } from './theme.ts';
import type { ClaimPageProps } from './types.ts';
import { useFocusRecovery } from './useFocusRecovery.ts';
import { withoutErrorTree } from './validator.ts';

/** RJSF options that fill in no defaults, which would preselect radios; `emptyClaim` sets the claim's own. */
const DEFAULTS = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

/** Creates the page's event handlers once per mount. */
function usePageEvents(props: ClaimPageProps): PageEvents {
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [events] = useState(() => createPageEvents(latest));
  const { rowState } = props;
  useLayoutEffect(() => events.formContext.rowStates.set(rowState), [events, rowState]);
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') events.flush();
    };
    window.addEventListener('pagehide', events.flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', events.flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [events]);
  // React cleans up a parent's effects before its children's: the inputs are still mounted.
  useLayoutEffect(() => events.leave, [events]);
  return events;
}

/** RJSF Form of a page, whose formData is the claim document. */
function RjsfPage({ props, events }: { props: ClaimPageProps; events: PageEvents }) {
  const { page, state, drafts, limits, documents, errors } = props;
  const uiSchemaNow = useMemo(() => createLiveUiSchema(page), [page]);
  const validator = useMemo(() => withoutErrorTree(props.validator), [props.validator]);
  // The page renders again after each verdict, which seldom changes these states.
  const uiSchema = useMemo(
    () => uiSchemaNow(state, drafts, limits, documents),
    [uiSchemaNow, state, drafts, limits, documents],
  );
  const extraErrors = useStructuralSharing(useMemo(() => errorTree(errors), [errors]));
  const { text } = props;
  const next = props.nextLabel ?? page.nextLabel ?? text('Ui_Next');
  const back = page.backLabel ?? text('Ui_Back');
  const { busy = false, isLast = false, isClosed = false } = props;
  const canGoBack = props.onBack !== undefined;
  const actions = useMemo(
    () => (
      <PageActions
        next={next}
        back={back}
        busy={busy}
        isLast={isLast}
        isClosed={isClosed}
        onBack={canGoBack ? events.goBack : undefined}
      />
    ),
    [next, back, busy, isLast, isClosed, canGoBack, events],
  );
  return (
    <PageForm
      className="cw-form"
      // The last page has nothing to submit.
      tagName={isLast ? 'div' : 'form'}
      // The browser itself submits nothing, and no answer stands in an address (C11-07).
      {...(isLast ? {} : { method: 'dialog' })}
      idPrefix={ID_PREFIX}
      schema={page.schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={props.claim}
      formContext={events.formContext}
      validator={validator}
      extraErrors={extraErrors}
      onChange={events.onChange}
      onBlur={events.onBlur}
      onSubmit={events.onSubmit}
      onError={events.onError}
      experimental_defaultFormStateBehavior={DEFAULTS}
      experimental_componentUpdateStrategy="shallow"
      noHtml5Validate
      showErrorList={false}
      {...claimTheme}
    >
      {actions}
    </PageForm>
  );
}

function isAnyMarked(fields: Readonly<Record<string, FieldState>>): boolean {
  for (const path in fields) {
    const field = fields[path];
    if (field?.required && !field.hidden && !field.disabled) return true;
    if (field?.entries?.some(isAnyMarked)) return true;
  }
  return false;
}

/** Tests if any field of the page has a required mark. */
const hasMarks = ({ page, state, drafts }: ClaimPageProps): boolean =>
  isAnyMarked(state.fields) ||
  Object.values(drafts).some((begun) => begun.some(({ states }) => isAnyMarked(states))) ||
  choiceGroupsOf(page).some(({ id, required }) => required && !state.blocks[id]?.hidden);

function PageView(props: ClaimPageProps) {
  const { page, ref, text } = props;
  const events = usePageEvents(props);
  const focus = (path: string) => focusField(events.formContext.focusers, page, path);
  const box = useRef<HTMLDivElement>(null);
  useFocusRecovery(box);
  useImperativeHandle(ref, () => ({
    flush: events.flush,
    submit: () => box.current?.querySelector('form')?.requestSubmit(),
    focusField: focus,
  }));
  return (
    <div
      className="cw-page"
      ref={box}
      onPointerDownCapture={events.flush}
      onSubmitCapture={events.beforeSubmit}
    >
      <ErrorSummary shown={props} text={text} onPick={focus} />
      <h1 className="cw-title">
        <TextWithLanguage text={page.title} />
      </h1>
      {page.intro ? (
        <p className="cw-lead">
          <InlineMarkdown text={page.intro} />
        </p>
      ) : null}
      {hasMarks(props) ? (
        <p className="cw-hint cw-legend">{text('Ui_RequiredLegend', { mark: '*' })}</p>
      ) : null}
      {props.above}
      <RjsfPage props={props} events={events} />
      <Announcements context={events.formContext} shown={props} />
    </div>
  );
}

/**
 * One page of a claim form, rendered by RJSF from its schema and uiSchema, with error summary and live region. Another
 * page remounts; a new culture keeps focus and scroll position.
 */
export function ClaimPage(props: ClaimPageProps) {
  return <PageView key={props.page.page} {...props} />;
}
