import { type DragEvent, useRef, useState } from 'react';
import { errorId, fieldAria } from '../aria.ts';
import { type ClaimWidgetProps, contextOf, optionsOf } from '../context.ts';
import { FileIcon } from '../icons.tsx';
import { type FileChoice, fileOf, readChoice, sizeText } from './describeFile.ts';

/** Choosing and removing the field's file, and what is wrong with the last choice. */
function useFileChoice(props: ClaimWidgetProps) {
  const { attach } = contextOf(props);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'Ui_NoFileChosen' | 'Ui_OneFileOnly' | null>(null);

  const choose = (choice: FileChoice) => {
    setProblem(choice.file ? null : choice.problem);
    attach?.(props.id, choice.file);
    props.onChange(choice.file ? choice.value : null);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    setProblem(null);
    attach?.(props.id, null);
    props.onChange(null);
    input.current?.focus();
  };
  return { input, problem, choose, remove };
}

/** One file. The claim keeps its name, size and type; the File itself is kept beside it (C3-07, C6-12). */
export function FileInput(props: ClaimWidgetProps) {
  const { text } = contextOf(props);
  const { input, problem, choose, remove } = useFileChoice(props);
  const chosen = fileOf(props.value);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!props.disabled) choose(readChoice(event.dataTransfer.files));
  };
  const aria = fieldAria(props.id, optionsOf(props), props);
  const problemId = `${props.id}__problem`;
  return (
    // Dropping is a second way in: the input inside does the same by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the drop target needs no role of its own
    <div className="cw-file" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <input
        ref={input}
        type="file"
        id={props.id}
        name={props.id}
        className={chosen ? 'cw-file-input cw-visually-hidden' : 'cw-file-input'}
        disabled={props.disabled || props.readonly}
        onChange={(event) => choose(readChoice(event.target.files))}
        onBlur={() => props.onBlur(props.id, props.value)}
        {...aria}
        aria-describedby={
          [aria['aria-describedby'], problem && problemId].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={problem || aria['aria-invalid'] ? true : undefined}
      />
      {chosen ? (
        <p className="cw-file-chosen">
          <FileIcon />
          <span className="cw-file-name">{chosen.name}</span>
          <span className="cw-file-size">{sizeText(chosen.size)}</span>
          <button type="button" className="cw-button cw-button--quiet" onClick={remove}>
            {text('Ui_RemoveFile')}
          </button>
        </p>
      ) : null}
      {problem && !props.rawErrors?.length ? (
        <p className="cw-error" id={problemId} data-for={errorId(props.id)} role="alert">
          {text(problem)}
        </p>
      ) : null}
    </div>
  );
}
