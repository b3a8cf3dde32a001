import { useEffect, useState } from 'react';
import type { PickedText } from '../../transforms/values/formats/pickedTexts.ts';
import { languageOf } from '../language.ts';
import type { LocalText } from '../localText.ts';
import type { Picker } from './pickerDefaults.ts';

type Reading = typeof import('./typedPick.ts');

/**
 * Has a field understand what is written into it otherwise than its picker writes it (C10-05). The reading is fetched
 * once the field is drawn; where it cannot be, what is typed stays as it is, and entering the field tries again.
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
          local.understand = (text) => loaded.understood(text, languageOf(element), picker);
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
