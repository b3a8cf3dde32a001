import { type RefObject, useEffect, useState } from 'react';
import type { Judgement } from '../../transforms/documents/judgeDocument.ts';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import type { Chosen } from './describeFile.ts';
import { type FileFinding, unanswered } from './fileNote.ts';
import { judgeFile, withoutPlace } from './judgeFile.ts';

function placeIn({ hasPosition, losesPosition }: Judgement): FileFinding['place'] {
  if (!hasPosition) return 'none';
  return losesPosition ? 'removable' : 'fixed';
}

/** What was found in the field's file; what waits for an answer is kept beside the claim. */
function useKeptFinding(props: ClaimWidgetProps) {
  const { fileNote } = contextOf(props);
  const { id } = props;
  const [finding, setFinding] = useState<FileFinding | null>(() => fileNote?.(id).read() ?? null);
  useEffect(() => fileNote?.(id).keep(unanswered(finding)), [finding, fileNote, id]);
  const keptFile = async () => fileNote?.(id).file();
  return { finding, setFinding, keptFile };
}

/** Finds what a chosen file's structure makes likely, and takes out where a photo was taken. */
export function useFindings(props: ClaimWidgetProps, latest: RefObject<Chosen>) {
  const { finding, setFinding, keptFile } = useKeptFinding(props);

  /** Whether the content of a file is refused. What was found in one that is chosen no more is dropped. */
  const judge = async (file: File): Promise<boolean> => {
    const judgement = await judgeFile(file);
    if (latest.current.file !== file || !judgement) return false;
    const { isRefused, type, looks } = judgement;
    if (!isRefused) setFinding({ name: file.name, type, looks, place: placeIn(judgement) });
    return isRefused;
  };
  const decide = (decided: Partial<FileFinding>) => setFinding((found) => found && { ...found, ...decided });

  /** The photo without its place; null where that fails, or another file has been chosen since. */
  const removePlace = async (): Promise<File | null> => {
    const chosen = latest.current;
    const file = chosen.file ?? (await keptFile());
    const cleaned = finding && file ? await withoutPlace(file, finding.type) : null;
    if (latest.current !== chosen) return null;
    decide({ place: cleaned ? 'removed' : 'failed' });
    return cleaned;
  };
  const forget = () => setFinding(null);
  return { finding, judge, decide, removePlace, forget };
}
