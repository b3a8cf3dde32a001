import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pathSteps } from '../../transforms/ground/claimPath.ts';
import { isModelName, MODEL_KINDS, type ModelName } from '../../transforms/ground/modelNames.ts';
import type { RenderBlock } from '../../transforms/pages/types.ts';
import { joinedNames } from '../../transforms/texts/joinedNames.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import { TextWithLanguage } from '../../widgets/TextWithLanguage.tsx';
import type { Translate } from '../../widgets/translate.ts';
import { domId } from './fieldIds.ts';
import { blockAt, type NamedPlace, namesAt, numberOf, withDrafts } from './recordLabel.ts';
import type { ClaimPageProps, FieldErrorTexts } from './types.ts';

function pathsOf(block: RenderBlock): string[] {
  if ('fields' in block && 'model' in block) return [block.path];
  if (!('fields' in block)) return [];
  const paths = block.fields.map((field) => field.path);
  return block.kind === 'choiceGroup' ? [block.path, ...paths] : paths;
}

/** Tests if a name is that of a model that holds records. */
export const isListModel = (model: string): model is ModelName =>
  isModelName(model) && MODEL_KINDS[model] === 'list';

/** Tests if the path of an error is that of a list, or of one of the blocks that share it, and not of a field. */
export function isOfList(path: string): boolean {
  const [model = '', rest] = pathSteps(path);
  return rest === undefined || (isListModel(model) && rest.startsWith('@'));
}

/** Returns the first message of a field, or all messages of a list, each of which is about another thing (C8-06). */
const firstOrAll = (path: string, texts: readonly string[]): readonly string[] =>
  isOfList(path) ? texts : texts.slice(0, 1);

type Shown = Pick<ClaimPageProps, 'page' | 'claim' | 'drafts'>;

/**
 * Returns the sort key of a path: the positions of its field or list on the page, of its record in the list, of its
 * field in the record.
 */
function placeOn(shown: Shown, places: readonly string[], path: string): number[] {
  const at = (place: string) => (places.includes(place) ? places.indexOf(place) : places.length);
  const [model = '', record, field = ''] = pathSteps(path);
  if (places.includes(path) || !isModelName(model) || record === undefined) return [at(path), 0, 0];
  const block = blockAt(shown, model, record);
  // Errors of the record itself come first, those of its documents last.
  const fields = ['', ...(block?.fields ?? []), field];
  return [at(block?.path ?? model), numberOf(shown, block ?? { model }, record), fields.indexOf(field)];
}

/**
 * Returns the errors as pairs of path and message, in the order of their fields on the page; those of other pages are
 * last. `chosen` selects the messages of a path: by default the first of a field, and all of a list.
 */
export function orderedErrors(
  shown: Shown,
  errors: FieldErrorTexts,
  chosen = firstOrAll,
): [path: string, text: string][] {
  const places = shown.page.uiSchema['ui:options'].blocks.flatMap(pathsOf);
  return Object.entries(errors)
    .flatMap(([path, texts]) => chosen(path, texts).map((text): [string, string] => [path, text]))
    .map((line) => ({ line, place: placeOn(shown, places, line[0]) }))
    .sort(
      (a, b) =>
        a.place.map((at, part) => at - (b.place[part] ?? 0)).find((distance) => distance !== 0) ??
        a.line[0].localeCompare(b.line[0], 'en', { numeric: true }),
    )
    .map(({ line }) => line);
}

/** Returns a label without its Markdown and final punctuation. */
export const labelText = (label: string): string => plainText(label).replace(/\s*[.:]$/, '');

/**
 * Joins a label, without its Markdown, and a text by the culture's pattern: `First name: Ada`. Without a label, returns
 * the text alone.
 */
export function withLabel(label: string | undefined, said: string, text: Translate): string {
  if (!label) return said;
  const name = labelText(label);
  return text(/[?!؟]$/.test(name) ? 'Ui_Asked' : 'Ui_Labelled', { label: name, text: said });
}

/**
 * Returns a line of the summary: the message after the names of its record and field, because many rules have the same
 * message: `Loss 1, Amount: Value is required`. The field's label is left out where the message contains it: `Enter
 * your PIN`. It is left out, too, for a message in `authored`, the shown texts by the settlement's author, unless
 * `authored` has that message twice and the field is in no record.
 */
export function lineOf(
  { within, own }: NamedPlace,
  message: string,
  text: Translate,
  authored: readonly string[] = [],
): string {
  const names = own === undefined ? within : [...within, own];
  const named = (all: readonly string[]) =>
    all.length > 0 ? withLabel(joinedNames(all, text), message, text) : message;
  if (names.length > 0 && hasWords(message, labelText(joinedNames(names, text)))) return message;
  const times = authored.filter((one) => one === message).length;
  const says =
    times === 1 ||
    (times > 1 && within.length > 0) ||
    (own !== undefined && hasWords(message, labelText(own)));
  return named(says ? within : names);
}

/** Folds the case of a text: `ß`, `ẞ` and `SS`, all three kinds of sigma. */
const inOneCase = (text: string): string => text.toLowerCase().toUpperCase();

/** Tests if the message contains the words as whole words: "Name" is not in "Rename the file". */
function hasWords(message: string, words: string): boolean {
  // Most messages name no field, and a RegExp for each of hundreds takes longer than judging the page.
  if (!inOneCase(message).includes(inOneCase(words))) return false;
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').test(message);
}

/** Moves the focus to the summary, and its top into view: browsers centre a box that is taller than the screen. */
function focusFromTop(box: HTMLElement): void {
  box.focus();
  if (box.getBoundingClientRect().top < 0) box.scrollIntoView();
}

/**
 * Moves the focus to the summary after each refused Next (`attempt`), one render later, when the fields have rendered
 * their messages. A summary that appears otherwise does not take the focus.
 */
function FocusTaker({ attempt, box }: { attempt: number; box: RefObject<HTMLElement | null> }) {
  const [drawn, setDrawn] = useState(attempt);
  const answered = useRef(attempt);
  useLayoutEffect(() => setDrawn(attempt), [attempt]);
  useEffect(() => {
    if (drawn === answered.current) return;
    answered.current = drawn;
    if (box.current) focusFromTop(box.current);
  }, [drawn, box]);
  return null;
}

/** Maximum lines of the summary: nobody reads hundreds, and drawing them delays the focus. */
const MOST_LINES = 50;

interface ErrorSummaryProps {
  shown: Pick<ClaimPageProps, 'page' | 'claim' | 'drafts' | 'errors' | 'attempt' | 'authored'>;
  text: Translate;
  onPick: (path: string) => void;
}

/**
 * Error summary at the top of the page, which takes the focus after each refused Next. It lists the first fifty errors with
 * their total number; others move up as errors are corrected.
 */
export function ErrorSummary({ shown, text, onPick }: ErrorSummaryProps) {
  const { attempt } = shown;
  const box = useRef<HTMLElement>(null);
  const errors = attempt > 0 ? orderedErrors(shown, withDrafts(shown)) : [];
  const authored = errors.map(([, message]) => message).filter((message) => shown.authored.includes(message));
  const listed = errors.slice(0, MOST_LINES);
  const isCut = listed.length < errors.length;
  return (
    <>
      <FocusTaker attempt={attempt} box={box} />
      {errors.length > 0 ? (
        // Screen readers read it on focus only: they would read a live region again at each correction.
        <section
          className="cw-summary"
          ref={box}
          tabIndex={-1}
          aria-labelledby="error-summary"
          aria-describedby={isCut ? 'error-summary-total error-summary-list' : 'error-summary-list'}
        >
          <h2 className="cw-summary-title" id="error-summary">
            {text('Ui_ErrorSummary')}
          </h2>
          {isCut ? (
            <p id="error-summary-total">
              {text('Ui_FirstErrors', { lines: listed.length, total: errors.length })}
            </p>
          ) : null}
          <ul className="cw-summary-list" id="error-summary-list">
            {listed.map(([path, message]) => (
              <li key={`${path} ${message}`}>
                <a
                  href={`#${domId(path)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick(path);
                  }}
                >
                  <TextWithLanguage text={lineOf(namesAt(shown, path, text), message, text, authored)} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
