import { type ClaimWidgetProps, contextOf, fieldOptionsOf } from '../context.ts';
import { isShownFigure } from '../figures.ts';
import { formattedValue } from '../formattedValue.ts';
import { shownText } from '../localText.ts';

/** Output of a computed field: read-only, and announced when it changes (C8-09). */
export function Value(props: ClaimWidgetProps) {
  const options = fieldOptionsOf(props);
  const shown = formattedValue(props.value, shownText(props.value), options);
  const { text, announcesValues } = contextOf(props);
  return (
    <output
      id={props.id}
      className={isShownFigure(options) ? 'cw-value cw-number' : 'cw-value'}
      aria-labelledby={`${props.id}__label`}
      // Alone it would be read without its label; a form that tells of it says both.
      aria-live={announcesValues ? 'off' : undefined}
    >
      {shown ? <bdi>{shown}</bdi> : text('Ui_None')}
    </output>
  );
}
