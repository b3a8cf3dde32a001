import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import type { FieldRef, LeafUiSchema, PageSchema } from '../../transforms/pages/types.ts';
import type { Translate } from '../../widgets/translate.ts';
import type { Announcer } from './announcer.ts';
import { withLabel } from './ErrorSummary.tsx';
import type { PageFormContext } from './pageContext.ts';
import { questionsOf } from './questions.ts';
import { answerText } from './records/answerText.ts';
import type { ClaimPageProps } from './types.ts';
import { useAnnounceMessages, useAnnounceQuestions } from './useAnnouncedChanges.ts';

interface Total {
  field: FieldRef;
  label: string | undefined;
  ui: LeafUiSchema | undefined;
}

/** Returns the fields that the page shows only as values, such as sums and counts of other answers. */
function totalsOf(page: PageSchema): Total[] {
  return page.uiSchema['ui:options'].blocks.flatMap((block): Total[] => {
    if (block.kind === 'value') return [{ field: block.field, label: block.label, ui: undefined }];
    if (!('fields' in block) || 'model' in block) return [];
    return block.fields.flatMap((field) => {
      const ui = (page.uiSchema[field.model] as Record<string, LeafUiSchema> | undefined)?.[
        field.leaf ?? field.name
      ];
      return ui?.['ui:widget'] === 'value' ? [{ field, label: ui['ui:options'].label, ui }] : [];
    });
  });
}

function answersOf(totals: readonly Total[], claim: ClaimDocument, text: Translate): string[] {
  return totals.map(({ field, label, ui }) => {
    const fields = claim[field.model];
    const value = fields && !Array.isArray(fields) ? fields[field.name] : null;
    return withLabel(label, answerText(value, ui, text) || text('Ui_None'), text);
  });
}

interface AnnouncementsProps {
  context: PageFormContext;
  shown: ClaimPageProps;
}

/** Announces each of these values with its label when it changes. */
function useTotals({ page, claim, text }: ClaimPageProps, announcer: Announcer): void {
  const totals = useMemo(() => totalsOf(page), [page]);
  const answers = answersOf(totals, claim, text);
  const before = useRef({ page, answers });
  useEffect(() => {
    const last = before.current;
    before.current = { page, answers };
    if (last.page === page)
      announcer.announce(...answers.filter((answer, at) => answer !== last.answers[at]));
  });
}

/** ARIA live region of a claim page: announces each changed total (C10-15), and new messages and questions (C10-23). */
export function Announcements({ context, shown }: AnnouncementsProps) {
  const { page, state, text, culture } = shown;
  const { announcer, inputErrors } = context;
  const said = useSyncExternalStore(announcer.subscribe, announcer.said, announcer.said);
  const own = useSyncExternalStore(inputErrors.subscribe, inputErrors.all, inputErrors.all);
  const questions = useMemo(() => questionsOf(page, state), [page, state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said in another language goes with it
  useEffect(() => announcer.forget(), [announcer, culture]);
  useTotals(shown, announcer);
  useAnnounceMessages({ ...shown, own }, announcer, text);
  useAnnounceQuestions(page.page, questions, context);
  return (
    <div className="cw-visually-hidden" aria-live="polite" data-testid="announcements">
      {said.map((line) => (
        <p key={line.number}>{line.text}</p>
      ))}
    </div>
  );
}
