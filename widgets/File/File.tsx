import type { DragEvent, MouseEvent } from 'react';
import { listed } from '../../transforms/texts/listed.ts';
import { sizeText } from '../../transforms/values/sizeText.ts';
import { errorId, fieldAria, hintId } from '../aria.ts';
import { type ClaimWidgetProps, contextOf, optionsOf } from '../context.ts';
import { FileIcon } from '../icons.tsx';
import { fileOf, readChoice } from './describeFile.ts';
import { PhotoPlace, UnopenedFile } from './FileFindings.tsx';
import { LargePhoto } from './LargePhoto.tsx';
import { useFileChoice } from './useFileChoice.ts';

type Choice = ReturnType<typeof useFileChoice>;

interface PartProps {
  widget: ClaimWidgetProps;
  choice: Choice;
  accept: readonly string[];
}

const IMAGES = ['.jpg', '.jpeg', '.png', '.webp', '.heic'];

const isClosed = ({ disabled, readonly }: ClaimWidgetProps) => disabled === true || readonly === true;

/** Browsers say nothing of a choice that is the same path: a file that was mended meanwhile could not be chosen again. */
const forget = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = '';
};

/** The browser's own file input over a button with our words: its own speaks the browser's language. */
function FileButton({ widget, choice, accept }: PartProps) {
  const { text } = contextOf(widget);
  const { id, rawErrors, value } = widget;
  const { problem } = choice;
  const options = optionsOf(widget);
  const described = [
    options.hint && hintId(id),
    fileOf(value) && `${id}__chosen`,
    accept.length > 0 && `${id}__kinds`,
    rawErrors?.length && errorId(id),
    problem && `${id}__problem`,
  ];
  return (
    <span className="cw-file-pick">
      <input
        ref={choice.input}
        type="file"
        id={id}
        name={id}
        className="cw-file-input"
        accept={accept.join(',') || undefined}
        disabled={isClosed(widget)}
        onClick={forget}
        onChange={(event) => choice.choose(readChoice(event.target.files))}
        onBlur={() => widget.onBlur(id, value)}
        {...fieldAria(id, options, widget)}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-invalid={problem || rawErrors?.length ? true : undefined}
      />
      <span className="cw-button cw-button--secondary" aria-hidden="true">
        {text(fileOf(value) ? 'Ui_ChooseAnotherFile' : 'Ui_ChooseFile')}
      </span>
    </span>
  );
}

/** Whether fingers are used here: such devices have a camera at hand. */
const isTouched = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** The camera of a phone, beside its files. */
function Camera({ widget, choice, accept }: PartProps) {
  const takesPhotos = accept.length === 0 || accept.some((ending) => IMAGES.includes(ending.toLowerCase()));
  if (!takesPhotos || !isTouched() || isClosed(widget)) return null;
  const label = contextOf(widget).text('Ui_TakePhoto');
  return (
    <span className="cw-file-pick">
      <input
        type="file"
        className="cw-file-input"
        accept="image/*"
        capture="environment"
        aria-label={label}
        onClick={forget}
        onChange={(event) => choice.choose(readChoice(event.target.files))}
      />
      <span className="cw-button cw-button--secondary" aria-hidden="true">
        {label}
      </span>
    </span>
  );
}

/** The file that the field holds, with the way to take it out. */
function Chosen({ widget, choice }: Omit<PartProps, 'accept'>) {
  const { text, culture } = contextOf(widget);
  const chosen = fileOf(widget.value);
  const isRenamed = chosen && choice.chosenName !== null && choice.chosenName !== chosen.name;
  return (
    <>
      {chosen ? (
        <p className="cw-file-chosen">
          <FileIcon />
          <span className="cw-file-name" id={`${widget.id}__chosen`}>
            {chosen.name}
          </span>
          <span className="cw-file-size">{sizeText(chosen.size, culture?.() ?? 'en')}</span>
          {isClosed(widget) ? null : (
            <button type="button" className="cw-button cw-button--quiet" onClick={choice.remove}>
              {text('Ui_RemoveFile')}
            </button>
          )}
        </p>
      ) : null}
      {/* The region is there before its text, or nothing would be announced. */}
      <p className={isRenamed ? 'cw-hint' : 'cw-visually-hidden'} role="status">
        {isRenamed ? text('Ui_FileRenamed', { name: chosen.name }) : ''}
      </p>
    </>
  );
}

/** One file. The claim keeps its name, size and type; the File itself is kept beside it (C3-07, C6-12). */
export function FileInput(props: ClaimWidgetProps) {
  const { text, acceptedFiles, culture } = contextOf(props);
  const choice = useFileChoice(props);
  const { problem, photo } = choice;
  const accept = acceptedFiles?.() ?? [];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isClosed(props)) choice.choose(readChoice(event.dataTransfer.files));
  };
  return (
    <>
      {/* Dropping is a second way in: the input inside does the same by keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the drop target needs no role of its own */}
      <div className="cw-file" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <div className="cw-file-ways">
          <FileButton widget={props} choice={choice} accept={accept} />
          <Camera widget={props} choice={choice} accept={accept} />
          {isClosed(props) ? null : <span className="cw-hint cw-file-drop">{text('Ui_OrDrop')}</span>}
        </div>
        {accept.length > 0 ? (
          <p className="cw-hint" id={`${props.id}__kinds`}>
            {text('Ui_AcceptedFiles', { kinds: listed(accept, culture?.() ?? 'en', 'disjunction') })}
          </p>
        ) : null}
        <Chosen widget={props} choice={choice} />
        <UnopenedFile choice={choice} text={text} />
        <PhotoPlace choice={choice} text={text} />
        <LargePhoto
          photo={photo}
          text={text}
          culture={culture?.() ?? 'en'}
          shrink={choice.shrink}
          keepPhoto={choice.keepPhoto}
        />
      </div>
      {problem ? (
        <p className="cw-error" id={`${props.id}__problem`} data-for={errorId(props.id)} role="alert">
          {text(problem.key, problem.params)}
        </p>
      ) : null}
    </>
  );
}
