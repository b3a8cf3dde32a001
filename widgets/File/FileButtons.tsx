import { joinedNames } from '../../transforms/texts/joinedNames.ts';
import { plainText } from '../../transforms/texts/parseInline.ts';
import { errorId, hintId, isDemanded } from '../aria.ts';
import { type ClaimWidgetProps, contextOf, fieldOptionsOf } from '../context.ts';
import { inputErrorId } from '../Mask/useInputError.ts';
import { fileOf, readFileChoice } from './describeFile.ts';
import { FilePick } from './FilePick.tsx';
import type { useFileChoice } from './useFileChoice.ts';

type Choice = ReturnType<typeof useFileChoice>;

/** Props of a part of the file widget; an empty `accept` allows files with every extension. */
export interface FilePartProps {
  widget: ClaimWidgetProps;
  choice: Choice;
  accept: readonly string[];
}

const IMAGES = ['.jpg', '.jpeg', '.png', '.webp', '.heic'];

/** Tests if the file cannot be changed now. */
export const isClosed = ({ disabled, readonly }: ClaimWidgetProps) => disabled === true || readonly === true;

/** Button that chooses the field's file, described by the current file. */
export function FileButton({ widget, choice, accept }: FilePartProps) {
  const { text } = contextOf(widget);
  const { id, rawErrors, value } = widget;
  const { problem } = choice;
  const options = fieldOptionsOf(widget);
  const words = text(fileOf(value) ? 'Ui_ChooseAnotherFile' : 'Ui_ChooseFile');
  const described = [
    isDemanded(widget) && `${id}__required`,
    options.hint && hintId(id),
    fileOf(value) && `${id}__chosen`,
    accept.length > 0 && `${id}__kinds`,
    rawErrors?.length && errorId(id),
    problem && inputErrorId(id),
  ];
  return (
    <>
      <FilePick
        name={joinedNames([plainText(options.label), words], text)}
        words={words}
        input={{
          ref: choice.input,
          ...{ id, name: id },
          accept: accept.join(',') || undefined,
          disabled: isClosed(widget),
          onChange: (event) => choice.choose(readFileChoice(event.target.files)),
        }}
        button={{
          onBlur: () => widget.onBlur(id, value),
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          'aria-invalid': problem || rawErrors?.length ? true : undefined,
        }}
      />
      {isDemanded(widget) ? (
        // `aria-required` is not allowed on a button: screen readers read this with the hint.
        <span id={`${id}__required`} hidden>
          {text('Ui_Required')}
        </span>
      ) : null}
    </>
  );
}

/** Tests for a touch device, which has a camera at hand. */
const isTouched = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** Button that opens the camera of a phone, beside the one for files. */
export function Camera({ widget, choice, accept }: FilePartProps) {
  const takesPhotos = accept.length === 0 || accept.some((ending) => IMAGES.includes(ending.toLowerCase()));
  if (!takesPhotos || !isTouched() || isClosed(widget)) return null;
  const label = contextOf(widget).text('Ui_TakePhoto');
  return (
    <FilePick
      name={joinedNames([plainText(fieldOptionsOf(widget).label), label], contextOf(widget).text)}
      words={label}
      input={{
        accept: 'image/*',
        capture: 'environment',
        onChange: (event) => choice.choose(readFileChoice(event.target.files)),
      }}
    />
  );
}
