import { useEffect, useRef } from 'react';
import type { PageSchema, RenderBlock } from '../../transforms/pages/types.ts';
import type { UiText } from '../../widgets/texts.ts';
import { domId } from './pageModel.ts';
import type { FieldErrorTexts } from './types.ts';

function pathsOf(block: RenderBlock): string[] {
  if ('fields' in block && 'model' in block) return [block.model];
  if ('fields' in block) return block.fields.map((field) => field.path);
  return [];
}

/** The errors in the order in which the page shows their fields; what the page does not show comes last. */
export function orderedErrors(page: PageSchema, errors: FieldErrorTexts): [path: string, text: string][] {
  const places = page.uiSchema['ui:options'].blocks.flatMap(pathsOf);
  const rank = new Map(places.map((path, index) => [path, index]));
  const rankOf = (path: string) => rank.get(path) ?? rank.get(path.split('.')[0] ?? '') ?? places.length;
  return Object.entries(errors)
    .flatMap(([path, [first]]): [string, string][] => (first ? [[path, first]] : []))
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || a.localeCompare(b, 'en', { numeric: true }));
}

interface ErrorSummaryProps {
  page: PageSchema;
  errors: FieldErrorTexts;
  attempt: number;
  text: UiText;
  onPick: (path: string) => void;
}

/** What stands in the way of Next, at the top of the page. It takes the focus with each refused Next. */
export function ErrorSummary({ page, errors, attempt, text, onPick }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const lines = attempt > 0 ? orderedErrors(page, errors) : [];
  const shown = lines.length > 0;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (!shown) return null;
  return (
    <section className="cw-summary" ref={box} tabIndex={-1} aria-labelledby="error-summary" role="alert">
      <h2 className="cw-summary-title" id="error-summary">
        {text('Ui_ErrorSummary')}
      </h2>
      <ul className="cw-summary-list">
        {lines.map(([path, message]) => (
          <li key={path}>
            <a
              href={`#${domId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                onPick(path);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
