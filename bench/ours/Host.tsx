import type { RJSFSchema } from '@rjsf/utils';
import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { ClaimPage } from '../../src/form/ClaimPage.tsx';
import type { ReadRowState } from '../../src/form/records/rowStates.ts';
import type { RecordActions } from '../../src/form/types.ts';
import { claimValidator } from '../../src/form/validator.ts';
import { useChanges } from '../../src/hooks/useChanges.ts';
import { useStructuralSharing } from '../../src/hooks/useStructuralSharing.ts';
import { afterPaint } from '../../src/stores/afterPaint.ts';
import { type Claim, createClaim } from '../../src/stores/claim.ts';
import { errorTexts, shownErrors } from '../../src/wizard/pageErrors.ts';
import { recordsOf } from '../../transforms/claims/claimFields.ts';
import type { LoadedForm } from '../../transforms/claims/loadForm.ts';
import type { Bundle } from '../../transforms/config/bundle.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { ClaimError, JudgeContext, Verdict } from '../../transforms/ground/verdict.ts';
import { messageOf } from '../../transforms/messages/messageOf.ts';
import { pageSchema } from '../../transforms/pages/pageSchema.ts';
import { pageState, rowState } from '../../transforms/pages/pageState.ts';
import type { Texts } from '../../transforms/texts/lookUp.ts';
import { englishText } from '../../widgets/translate.ts';

export const PAGE = 'bench';

export interface HostProps {
  form: LoadedForm;
  bundle: Bundle;
  claim: ClaimDocument;
}

const contextNow = (): JudgeContext => ({
  now: new Date(),
  allowedCharacters: null,
  culture: 'en',
  audience: 'browser',
});

/** The table of the workload is full already: no record is begun here. */
const NO_RECORD_ACTIONS: RecordActions = {
  start: () => undefined,
  editable: async () => () => false,
  edit: () => undefined,
  change: () => undefined,
  touch: () => undefined,
  attach: () => null,
  filePlace: (_draft, field) => ({ draft: undefined, field, fileOf: async () => undefined }),
  finish: () => false,
  leave: () => undefined,
  finishRow: () => false,
  check: () => [],
  isBegun: () => true,
  isChanged: () => false,
  cancel: () => ({ index: () => null, restore: () => undefined }),
  remove: () => () => undefined,
  pasteTarget: () => {
    throw new Error('There is no claim here to paste into.');
  },
  addEntry: () => 0,
  finishEntry: () => 'faulty',
  removeEntry: () => () => undefined,
};

const NO_MESSAGES: readonly string[] = [];
const NO_DRAFTS = {};

function openClaim({ form, claim }: HostProps): Claim {
  const opened = createClaim({ form, context: contextNow, randomSuffix: () => 'benchmrk' });
  const [first] = form.plan.models;
  if (!first) throw new Error('The benchmark form has no model');
  return createClaim({
    form,
    context: contextNow,
    randomSuffix: () => 'benchmrk',
    restored: { ...opened.snapshot(), entered: claim },
    schedule: afterPaint,
  });
}

/** The product's page over the product's store: what is typed is committed, settled, judged and shown. */
export function Host(props: HostProps) {
  const { form, bundle } = props;
  const [claim] = useState(() => openClaim(props));
  const [attempt, refuse] = useReducer((count: number) => count + 1, 0);
  const found = useRef<Verdict | null>(null);
  const keep = useCallback((verdict: Verdict) => {
    found.current = verdict;
  }, []);
  useChanges(claim.state);
  useChanges(claim.judged);
  const { page, texts, message, validator } = useMemo(() => {
    const content = bundle.content.en ?? {};
    const shown: Texts = { culture: 'en', active: content, fallback: content };
    const described = bundle.pages[`standard/${PAGE}`];
    if (!described) throw new Error('The benchmark bundle has no page');
    const say = (error: ClaimError) => messageOf(error, shown);
    const drawn = pageSchema(form.plan, described, { texts: shown, lists: {} });
    const asked = { form, schema: drawn.schema as RJSFSchema, page: PAGE, context: contextNow, message: say };
    return {
      page: drawn,
      texts: shown,
      message: say,
      validator: claimValidator({ ...asked, onVerdict: keep }),
    };
  }, [form, bundle, keep]);
  const onCommit = useCallback(
    (path: string, value: Parameters<Claim['setPath']>[1]) => claim.setPath(path, value),
    [claim],
  );
  const onBlurField = useCallback((path: string) => claim.touch(path), [claim]);
  const onRefused = useCallback(
    (paths: readonly string[]) => {
      if (found.current) claim.adopt(found.current);
      for (const path of paths) claim.touch(path);
      refuse();
    },
    [claim],
  );
  const { document } = claim.state;
  const readRow = useCallback<ReadRowState>(
    (model, index) => {
      const record = recordsOf(document, model)[index];
      return record ? rowState(form.plan, PAGE, model, document, record, contextNow()) : {};
    },
    [form, document],
  );
  return (
    <ClaimPage
      page={page}
      state={useStructuralSharing(pageState(form.plan, PAGE, document, contextNow()))}
      claim={document}
      errors={useStructuralSharing(errorTexts(shownErrors(claim, PAGE), message))}
      attempt={attempt}
      drafts={NO_DRAFTS}
      authored={NO_MESSAGES}
      records={NO_RECORD_ACTIONS}
      onCommit={onCommit}
      onBlurField={onBlurField}
      onNext={refuse}
      onRefused={onRefused}
      validator={validator}
      text={englishText}
      rowState={readRow}
      key={texts.culture}
    />
  );
}
