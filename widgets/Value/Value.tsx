import { shown as shownMasked } from '../../transforms/masks/masks.ts';
import { type ClaimWidgetProps, contextOf, optionsOf } from '../context.ts';
import { shownText } from '../localText.ts';

/** A computed field: read-only, kept up to date, and announced when it changes (C8-09). */
export function Value(props: ClaimWidgetProps) {
  const options = optionsOf(props);
  const { prepended = '', appended } = options;
  const shown = options.mask ? shownMasked(props.value, options.mask) : shownText(props.value);
  const { text, announcesValues } = contextOf(props);
  return (
    <output
      id={props.id}
      className="cw-value"
      aria-labelledby={`${props.id}__label`}
      // Alone it would be read without its label; a form that tells of it says both.
      aria-live={announcesValues ? 'off' : undefined}
    >
      {shown ? <bdi>{`${prepended}${shown}${appended ? ` ${appended}` : ''}`}</bdi> : text('Ui_None')}
    </output>
  );
}
