import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils';
import {
  type FormEvent,
  memo,
  type PointerEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import type { PageSchema } from '../../transforms/pages/types.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { focusField } from './focusField.ts';
import type { PageFormContext } from './pageContext.ts';
import { ID_PREFIX, PageModel } from './pageModel.ts';
import { claimTheme } from './theme.ts';
import type { ClaimPageProps } from './types.ts';

/** Radios would be preselected otherwise; defaults are the claim's own (`emptyClaim`), never RJSF's. */
const DEFAULTS = { constAsDefaults: 'never', emptyObjectFields: 'skipDefaults' } as const;

type PageValidator = ValidatorType<unknown, RJSFSchema, PageFormContext>;

interface PageFormProps {
  model: PageModel;
  page: PageSchema;
  validator: ValidatorType;
  next: string;
  back: string;
  canGoBack: boolean;
  isLast: boolean;
  busy: boolean;
}

/**
 * RJSF's form of one page. It gets the claim as it was when the page opened and is not rendered again as the claim
 * changes: fields follow the page's model (see PageModel), and Next asks the store, not RJSF, for the verdict.
 */
const PageForm = memo(function PageForm({
  model,
  page,
  validator,
  next,
  back,
  canGoBack,
  isLast,
  busy,
}: PageFormProps) {
  const [formContext] = useState<PageFormContext>(() => ({
    model,
    pending: model.pending,
    text: model.text,
    attach: model.attach,
  }));
  const goBack = () => {
    model.pending.flush();
    model.props.onBack?.();
  };
  const [openedWith] = useState(model.props.claim);
  return (
    <Form<unknown, RJSFSchema, PageFormContext>
      className="cw-form"
      idPrefix={ID_PREFIX}
      schema={page.schema as RJSFSchema}
      uiSchema={page.uiSchema as unknown as UiSchema<unknown, RJSFSchema, PageFormContext>}
      formData={openedWith}
      formContext={formContext}
      validator={validator as PageValidator}
      experimental_defaultFormStateBehavior={DEFAULTS}
      noValidate
      noHtml5Validate
      showErrorList={false}
      {...claimTheme}
    >
      <div className="cw-actions">
        {isLast ? null : (
          <button type="submit" className="cw-button cw-button--primary" disabled={busy}>
            {next}
          </button>
        )}
        {canGoBack ? (
          <button type="button" className="cw-button cw-button--secondary" disabled={busy} onClick={goBack}>
            {back}
          </button>
        ) : null}
      </div>
    </Form>
  );
});

/** Commits what was typed when the page is hidden, closed or left. */
function useFlushOnLeave(model: PageModel): void {
  useEffect(() => {
    const flush = () => model.pending.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [model]);
}

/**
 * What is pressed keeps the pointer until it is released. Leaving a field shows its errors, which moves what is below
 * it away from under the pointer: without this the click that left the field would be lost.
 */
function holdPointer({ target, pointerId }: PointerEvent): void {
  if (!(target instanceof Element)) return;
  target.closest('button, a, label, [type=radio], [type=checkbox]')?.setPointerCapture(pointerId);
}

function PageView(props: ClaimPageProps) {
  const [model] = useState(() => new PageModel(props));
  const { page, attempt, errors, ref } = props;
  useLayoutEffect(() => model.update(props), [model, props]);
  useFlushOnLeave(model);
  useImperativeHandle(
    ref,
    () => ({ flush: () => model.pending.flush(), focusField: (path) => focusField(model, path) }),
    [model],
  );
  // Taken before RJSF hears of it: its form would render once more, with what the store has judged already.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    model.pending.flush();
    model.props.onNext();
  };
  return (
    <div className="cw-page" onPointerDown={holdPointer} onSubmitCapture={submit}>
      <ErrorSummary
        page={page}
        errors={errors}
        attempt={attempt}
        text={model.text}
        onPick={(path) => focusField(model, path)}
      />
      <h1 className="cw-title">{page.title}</h1>
      {page.intro ? (
        <p className="cw-lead">
          <InlineMarkdown text={page.intro} />
        </p>
      ) : null}
      {Object.values(props.state.fields).some((field) => field.required && !field.hidden) ? (
        <p className="cw-hint">{model.text('Ui_RequiredLegend', { mark: '*' })}</p>
      ) : null}
      <PageForm
        model={model}
        page={page}
        validator={props.validator}
        next={page.nextLabel ?? model.text('Ui_Next')}
        back={page.backLabel ?? model.text('Ui_Back')}
        canGoBack={props.onBack !== undefined}
        isLast={props.isLast ?? false}
        busy={props.busy ?? false}
      />
    </div>
  );
}

/** One page of a form, as its configuration has it. Another page starts afresh; a new culture keeps its place. */
export function ClaimPage(props: ClaimPageProps) {
  return <PageView key={props.page.page} {...props} />;
}
