import { useRef, useState } from 'react';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import { type FileChoice, readChoice } from './describeFile.ts';
import { isLargePhoto, shrinkPhoto } from './shrinkPhoto.ts';

type PhotoState = 'asked' | 'shrinking' | 'shrunk' | 'failed';

/** A photo that was just chosen and is large, and what became of the offer to make it smaller. */
interface Photo {
  file: File;
  state: PhotoState;
}

/** Choosing and removing the field's file, what is wrong with the last choice, and large photos. */
export function useFileChoice(props: ClaimWidgetProps) {
  const { attach } = contextOf(props);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'Ui_NoFileChosen' | 'Ui_OneFileOnly' | null>(null);
  const [photo, setPhoto] = useState<Photo | null>(null);
  /** The name of the file as it was chosen: the document may be kept under another one. */
  const [chosenName, setChosenName] = useState<string | null>(null);
  /** The choice that counts: a photo that was still being made smaller does not come back over a later one. */
  const latest = useRef<File | null>(null);

  const take = (choice: FileChoice) => {
    latest.current = choice.file;
    setProblem(choice.file ? null : choice.problem);
    setChosenName(choice.file?.name ?? null);
    const kept = attach?.(props.id, choice.file);
    props.onChange(choice.file ? (kept ?? choice.value) : null);
  };
  const choose = (choice: FileChoice) => {
    take(choice);
    setPhoto(choice.file && isLargePhoto(choice.file) ? { file: choice.file, state: 'asked' } : null);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    latest.current = null;
    setProblem(null);
    setPhoto(null);
    attach?.(props.id, null);
    props.onChange(null);
    input.current?.focus();
  };
  const shrink = async () => {
    if (!photo) return;
    const { file } = photo;
    setPhoto({ file, state: 'shrinking' });
    const smaller = await shrinkPhoto(file);
    if (latest.current !== file) return;
    if (smaller) take(readChoice([smaller]));
    setPhoto({ file: smaller ?? file, state: smaller ? 'shrunk' : 'failed' });
    input.current?.focus();
  };
  const keepPhoto = () => {
    setPhoto(null);
    input.current?.focus();
  };
  return { input, problem, photo, chosenName, choose, remove, shrink, keepPhoto };
}
