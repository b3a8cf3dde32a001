import type { FieldOption } from '../../schemas/uiOptions.ts';
import type { UiText } from '../texts.ts';
import type { Found } from './useListSearch.ts';

interface ChoicesProps {
  id: string;
  label: string;
  found: Found;
  active: number;
  value: unknown;
  text: UiText;
  onChoose(option: FieldOption): void;
  onRetry(): void;
}

export const optionId = (id: string, index: number) => `${id}-option-${index}`;

/** What the list says beside its entries: that it is asked, finds nothing, or has more. */
function statusOf({ status, options, total }: Found, text: UiText): string {
  if (status !== 'found') return text('Ui_Loading');
  if (options.length === 0) return text('Ui_NoMatches');
  if (total > options.length) return text('Ui_MoreMatches', { shown: options.length, count: total });
  return '';
}

/** The entries that were found, under the input of a combobox. */
export function Choices({ id, label, found, active, value, text, onChoose, onRetry }: ChoicesProps) {
  if (found.status === 'failed')
    return (
      <div className="cw-matches">
        <p role="alert">{text('Ui_Unavailable')}</p>
        <button type="button" className="cw-button cw-button--secondary" onClick={onRetry}>
          {text('Ui_TryAgain')}
        </button>
      </div>
    );
  return (
    <div className="cw-matches">
      {/* Pressing an entry must not take the focus out of the input: leaving it would close the list. */}
      <div id={id} role="listbox" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
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
            {option.label}
          </div>
        ))}
      </div>
      <p className="cw-hint" role="status">
        {statusOf(found, text)}
      </p>
    </div>
  );
}
