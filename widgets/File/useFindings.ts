import { type RefObject, useEffect, useState } from 'react';
import type { Judgement } from '../../transforms/documents/judgeDocument.ts';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import type { Chosen } from './describeFile.ts';
import { type FileFinding, keepFinding, keptFile, keptFinding } from './fileNote.ts';
import { judgeFile, withoutPlace } from './judgeFile.ts';

function placeIn({ hasPosition, losesPosition }: Judgement): FileFinding['place'] {
  if (!hasPosition) return 'none';
  return losesPosition ? 'removable' : 'fixed';
}

/** Returns the finding about the field's file; an undecided one is stored beside the claim. */
function useKeptFinding(props: ClaimWidgetProps) {
  const { filePlace } = contextOf(props);
  const { id } = props;
  const [finding, setFinding] = useState(() => (filePlace ? keptFinding(filePlace(id)) : null));
  useEffect(() => {
    if (filePlace) keepFinding(filePlace(id), finding);
  }, [finding, filePlace, id]);
  const fileBefore = async () => (filePlace ? keptFile(filePlace(id)) : undefined);
  return { finding, setFinding, fileBefore };
}

/** Checks the structure of a chosen file for likely problems, and removes location metadata of a photo. */
export function useFindings(props: ClaimWidgetProps, latest: RefObject<Chosen>) {
  const { finding, setFinding, fileBefore } = useKeptFinding(props);

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
    const file = chosen.file ?? (await fileBefore());
    const cleaned = finding && file ? await withoutPlace(file, finding.type) : null;
    if (latest.current !== chosen) return null;
    decide({ place: cleaned ? 'removed' : 'failed' });
    return cleaned;
  };
  const forget = () => setFinding(null);
  return { finding, judge, decide, removePlace, forget };
}
