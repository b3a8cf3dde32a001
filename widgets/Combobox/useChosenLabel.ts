import { useEffect, useState } from 'react';
import type { FieldOption } from '../../schemas/uiOptions.ts';
import type { SearchList } from '../context.ts';
import { shownText } from '../localText.ts';

/** Limit of the request: an option of exactly this value comes first. */
const EXACT = 1;

/**
 * Returns the label of a value of a server-side list: of the option that was passed to `setKnown`, else requested.
 * `isGone` is set for a value that the list does not have any more.
 */
export function useChosenLabel(search: SearchList, list: string, value: unknown) {
  const [known, setKnown] = useState<FieldOption>();
  const [missing, setMissing] = useState<unknown>();
  const text = shownText(value);
  useEffect(() => {
    if (text === '' || known?.value === value) return;
    let gone = false;
    search(list, text, EXACT).then(
      ({ options: [first] }) => {
        if (gone) return;
        if (first && String(first.value) === text) setKnown(first);
        else setMissing(value);
      },
      // The value itself is shown; typing searches again, and shows a failure.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [search, list, text, value, known]);
  const label = known && known.value === value ? known.label : text;
  return { label, isGone: text !== '' && missing === value, setKnown };
}
