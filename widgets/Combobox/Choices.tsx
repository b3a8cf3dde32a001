import type { MouseEvent } from 'react';
import type { FieldOption } from '../../schemas/uiOptions.ts';
import { ProblemNumber } from '../ProblemNumber.tsx';
import { TextWithLanguage } from '../TextWithLanguage.tsx';
import type { Translate } from '../translate.ts';
import type { SearchResult } from './useListSearch.ts';

interface ChoicesProps {
  id: string;
  label: string;
  found: SearchResult;
  active: number;
  value: unknown;
  text: Translate;
  onChoose(option: FieldOption): void;
  onRetry(): void;
}

/** Returns the DOM id of an option of the list with this id. */
export const optionId = (id: string, index: number) => `${id}-option-${index}`;

const TROUBLE = { failed: 'Ui_SearchFailed', offline: 'Ui_SearchOffline' } as const;

/** Returns the status text of the list: loading, failed, number of matches, or more than are shown. */
export function statusOf({ status, options, total }: SearchResult, text: Translate): string {
  if (status === 'failed' || status === 'offline') return text(TROUBLE[status]);
  if (status === 'slow') return text('Ui_SearchSlow');
  if (status !== 'found') return text('Ui_Loading');
  if (options.length === 0) return text('Ui_NoMatches');
  if (total > options.length) return text('Ui_MoreMatches', { shown: options.length, count: total });
  return text('Ui_Matches', { count: total });
}

/** Button that repeats a failed request. */
function Retry({ text, onRetry }: Pick<ChoicesProps, 'text' | 'onRetry'>) {
  return (
    <button type="button" className="cw-button cw-button--secondary" onClick={onRetry}>
      {text('Ui_TryAgain')}
    </button>
  );
}

/**
 * Keeps the focus in the input during a press on the list: its blur would close the list; Safari focuses no button
 * either.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Listbox with the matching options, under the input of a combobox. */
export function Choices({ id, label, found, active, value, text, onChoose, onRetry }: ChoicesProps) {
  const { status } = found;
  if (status === 'failed' || status === 'offline')
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
      <div className="cw-matches" onMouseDown={keepFocus}>
        <p aria-hidden="true">{statusOf(found, text)}</p>
        <ProblemNumber id={found.requestId} text={text} />
        <Retry text={text} onRetry={onRetry} />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div className="cw-matches" onMouseDown={keepFocus}>
      <div id={id} role="listbox" aria-label={label}>
        {found.options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input, which names the active entry
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
          <div
            key={String(option.value)}
            id={optionId(id, index)}
            role="option"
            className={index === active ? 'cw-match cw-match--active' : 'cw-match'}
            aria-selected={option.value === value}
            onClick={() => onChoose(option)}
          >
            <TextWithLanguage text={option.label} />
          </div>
        ))}
      </div>
      {/* Announced by the live region of the field, which exists before the list. */}
      <p className="cw-hint" aria-hidden="true">
        {statusOf(found, text)}
      </p>
      {status === 'slow' ? <Retry text={text} onRetry={onRetry} /> : null}
    </div>
  );
}
