import { type ClaimWidgetProps, contextOf, fieldOptionsOf } from '../context.ts';
import { isShownFigure } from '../figures.ts';
import { formattedValue } from '../formattedValue.ts';
import { shownText } from '../localText.ts';

/** Widget of a computed field: a read-only output, announced when it changes (C8-09). */
export function Value(props: ClaimWidgetProps) {
  const options = fieldOptionsOf(props);
  const shown = formattedValue(props.value, shownText(props.value), options);
  const { text, announcesValues } = contextOf(props);
  return (
    <output
      id={props.id}
      className={isShownFigure(options) ? 'cw-value cw-number' : 'cw-value'}
      aria-labelledby={`${props.id}__label`}
      // A live region would be read without its label; a form that announces values does so with it.
      aria-live={announcesValues ? 'off' : undefined}
    >
      {shown ? <bdi>{shown}</bdi> : text('Ui_None')}
    </output>
  );
}
