import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ClaimDocument } from '../../transforms/claims/types.ts';
import type { FieldRef, LeafUiSchema, PageSchema } from '../../transforms/pages/types.ts';
import type { UiText } from '../../widgets/texts.ts';
import type { Announcer } from './announcer.ts';
import { withLabel } from './ErrorSummary.tsx';
import { answerText } from './records/answerText.ts';

interface Total {
  field: FieldRef;
  label: string | undefined;
  ui: LeafUiSchema | undefined;
}

/** The values that the page shows and nobody types: sums, and what is counted of other answers. */
function totalsOf(page: PageSchema): Total[] {
  return page.uiSchema['ui:options'].blocks.flatMap((block): Total[] => {
    if (block.kind === 'value') return [{ field: block.field, label: block.label, ui: undefined }];
    if (!('fields' in block) || 'model' in block) return [];
    return block.fields.flatMap((field) => {
      const ui = (page.uiSchema[field.model] as Record<string, LeafUiSchema> | undefined)?.[field.name];
      return ui?.['ui:widget'] === 'value' ? [{ field, label: ui['ui:options'].label, ui }] : [];
    });
  });
}

function answersOf(totals: readonly Total[], claim: ClaimDocument, text: UiText): string[] {
  return totals.map(({ field, label, ui }) => {
    const fields = claim[field.model];
    const value = fields && !Array.isArray(fields) ? fields[field.name] : null;
    return withLabel(label, answerText(value, ui, text) || text('Ui_None'));
  });
}

interface AnnouncementsProps {
  announcer: Announcer;
  page: PageSchema;
  claim: ClaimDocument;
  text: UiText;
}

/** The page's live region: what was said last, and each total by its name once it has changed (C10-15). */
export function Announcements({ announcer, page, claim, text }: AnnouncementsProps) {
  const said = useSyncExternalStore(announcer.subscribe, announcer.said);
  const totals = useMemo(() => totalsOf(page), [page]);
  const answers = answersOf(totals, claim, text);
  const shown = useRef({ page, answers });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, answers };
    if (before.page !== page) {
      announcer.forget();
      return;
    }
    for (const [at, answer] of answers.entries()) if (answer !== before.answers[at]) announcer.say(answer);
  });
  return (
    <div className="cw-visually-hidden" aria-live="polite" data-testid="announcements">
      {said.map((line) => (
        <p key={line.number}>{line.text}</p>
      ))}
    </div>
  );
}
