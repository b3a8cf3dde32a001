import { useEffect, useRef, useState } from 'react';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import { type FileChoice, type LatestChoice, readFileChoice } from './describeFile.ts';
import { useFindings } from './useFindings.ts';
import { useLargePhoto } from './useLargePhoto.ts';

/** Error of the last choice, with the file's name where it was refused. */
interface ChoiceProblem {
  key: 'Ui_NoFileChosen' | 'Ui_OneFileOnly' | 'Document_OtherContent';
  params?: Record<string, string>;
}

/** Returns the latest choice of a file field, its error, and functions that store and remove its file. */
function useKeptFile(props: ClaimWidgetProps) {
  const { attach, announce, text } = contextOf(props);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  /** The name of the file as it was chosen: the document may be kept under another one. */
  const [chosenName, setChosenName] = useState<string | null>(null);
  /** Latest choice, by which asynchronous results about earlier files are dropped. */
  const latest = useRef<LatestChoice>({ file: null });
  useEffect(
    () => () => {
      latest.current = { file: null };
    },
    [],
  );

  /** Shows the error of a choice and announces it, even where it is the same as before. */
  const refuse = (why: ChoiceProblem | null) => {
    setProblem(why);
    if (why) announce?.(`${text('Ui_Error')} ${text(why.key, why.params)}`);
  };
  const take = (choice: FileChoice) => {
    latest.current = { file: choice.file };
    refuse(choice.file ? null : { key: choice.problem });
    setChosenName(choice.file?.name ?? null);
    const kept = attach?.(props.id, choice.file);
    props.onChange(choice.file ? (kept ?? choice.value) : null);
  };
  const drop = (why: ChoiceProblem | null) => {
    if (input.current) input.current.value = '';
    latest.current = { file: null };
    refuse(why);
    attach?.(props.id, null);
    props.onChange(null);
  };
  const focus = () => input.current?.focus();
  return { input, latest, problem, chosenName, take, drop, focus };
}

/** Returns the state and actions of a file field: choose, remove, the error of the last choice, and findings. */
export function useFileChoice(props: ClaimWidgetProps) {
  const { input, latest, problem, chosenName, take, drop, focus } = useKeptFile(props);
  const found = useFindings(props, latest);
  const large = useLargePhoto(latest);

  const judge = async (file: File) => {
    if (!(await found.judge(file))) return;
    large.offer(null);
    drop({ key: 'Document_OtherContent', params: { name: file.name } });
  };
  const choose = (choice: FileChoice) => {
    take(choice);
    found.forget();
    large.offer(choice.file);
    if (choice.file) void judge(choice.file);
  };
  const remove = () => {
    drop(null);
    found.forget();
    large.offer(null);
    focus();
  };
  const shrink = () =>
    large.shrink((smaller) => {
      if (smaller) take(readFileChoice([smaller]));
      if (smaller) found.forget();
      focus();
    });
  const removePlace = async () => {
    const cleaned = await found.removePlace();
    if (cleaned) {
      take(readFileChoice([cleaned]));
      large.replace(cleaned);
    }
    focus();
  };
  const decided = (decide: () => void) => () => {
    decide();
    focus();
  };
  return {
    input,
    problem,
    photo: large.photo,
    finding: found.finding,
    chosenName,
    choose,
    remove,
    shrink,
    removePlace,
    keepPhoto: decided(() => large.offer(null)),
    keepPlace: decided(() => found.decide({ place: 'none' })),
    keepAnyway: decided(() => found.decide({ looks: 'whole' })),
    chooseAnother: () => input.current?.click(),
  };
}
