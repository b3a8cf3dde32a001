import type { DragEvent } from 'react';
import { listed } from '../../transforms/texts/listed.ts';
import { sizeText } from '../../transforms/values/sizeText.ts';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import { FileIcon } from '../icons.tsx';
import { InputErrorText } from '../Mask/InputError.tsx';
import { fileOf, readFileChoice } from './describeFile.ts';
import { Camera, FileButton, type FilePartProps, isClosed } from './FileButtons.tsx';
import { LocationNotice, UnreadableFileNotice } from './FileFindings.tsx';
import { LargePhoto } from './LargePhoto.tsx';
import { Notice } from './Notice.tsx';
import { useFileChoice } from './useFileChoice.ts';

/** Name and size of the field's file, with the Remove button. */
function Chosen({ widget, choice }: Omit<FilePartProps, 'accept'>) {
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
          <span className="cw-file-size">{sizeText(chosen.size, culture?.() ?? 'en', 'ceil')}</span>
          {isClosed(widget) ? null : (
            <button
              type="button"
              className="cw-button cw-button--quiet"
              id={`${widget.id}__remove`}
              aria-labelledby={`${widget.id}__remove ${widget.id}__chosen`}
              onClick={choice.remove}
            >
              {text('Ui_RemoveFile')}
            </button>
          )}
        </p>
      ) : null}
      <Notice widget={widget} said={isRenamed ? text('Ui_FileRenamed', { name: chosen.name }) : ''} />
    </>
  );
}

/**
 * Widget for one file. The claim document has its name, size and type; the File is stored outside it (C3-07, C6-12).
 */
export function FileInput(props: ClaimWidgetProps) {
  const { text, acceptedFiles, culture } = contextOf(props);
  const choice = useFileChoice(props);
  const { problem, photo } = choice;
  const accept = acceptedFiles?.() ?? [];
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!isClosed(props)) choice.choose(readFileChoice(event.dataTransfer.files));
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
        <UnreadableFileNotice widget={props} choice={choice} />
        <LocationNotice widget={props} choice={choice} />
        <LargePhoto widget={props} photo={photo} shrink={choice.shrink} keepPhoto={choice.keepPhoto} />
      </div>
      <InputErrorText widget={props} message={problem ? text(problem.key, problem.params) : undefined} />
    </>
  );
}
