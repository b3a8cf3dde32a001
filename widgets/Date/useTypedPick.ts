import { useEffect, useState } from 'react';
import type { PickedText } from '../../transforms/values/formats/pickedTexts.ts';
import { languageOf } from '../language.ts';
import type { LocalText } from '../localText.ts';
import type { Picker } from './pickerDefaults.ts';

type Reading = typeof import('./typedPick.ts');

/**
 * Makes a field accept texts in other formats than its picker's (C10-05), and returns the module of the parser. It is
 * loaded after the field is rendered; until then it is undefined, and typed text stays as it is. After a failed load,
 * focusing the field retries.
 */
export function useTypedPick(
  local: LocalText,
  picker: Picker,
  format: PickedText | null,
): Reading | undefined {
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    const { element } = local;
    if (format === null || !element) return;
    let gone = false;
    const ask = () => {
      import('./typedPick.ts').then(
        (loaded) => {
          if (gone) return;
          local.understand = (text) => loaded.parseTypedPick(text, languageOf(element), picker);
          setReading(loaded);
        },
        () => element.addEventListener('focus', ask, { once: true }),
      );
    };
    ask();
    return () => {
      gone = true;
      local.understand = null;
      element.removeEventListener('focus', ask);
    };
  }, [local, picker, format]);
  return reading;
}
