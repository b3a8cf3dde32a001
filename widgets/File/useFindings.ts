import { type RefObject, useState } from 'react';
import type { Judgement } from '../../transforms/documents/judgeDocument.ts';
import { judgeFile, withoutPlace } from './judgeFile.ts';

/** What was found in the file that was just chosen, as long as nobody has decided on it. */
export interface Findings {
  file: File;
  type: string;
  looks: Judgement['looks'];
  place: 'none' | 'removable' | 'fixed' | 'removed' | 'failed';
}

function placeIn({ hasPosition, losesPosition }: Judgement): Findings['place'] {
  if (!hasPosition) return 'none';
  return losesPosition ? 'removable' : 'fixed';
}

/** Finds what a chosen file's structure makes likely, and takes out where a photo was taken. */
export function useFindings(latest: RefObject<File | null>) {
  const [findings, setFindings] = useState<Findings | null>(null);

  /** Whether the content of a file is refused. What was found in one that is chosen no more is dropped. */
  const judge = async (file: File): Promise<boolean> => {
    const judgement = await judgeFile(file);
    if (latest.current !== file || !judgement) return false;
    const { isRefused, type, looks } = judgement;
    if (!isRefused) setFindings({ file, type, looks, place: placeIn(judgement) });
    return isRefused;
  };
  const decide = (decided: Partial<Findings>) => setFindings((found) => found && { ...found, ...decided });

  /** The photo without its place; null where that fails, or another file has been chosen since. */
  const removePlace = async (): Promise<File | null> => {
    if (!findings) return null;
    const { file, type } = findings;
    const cleaned = await withoutPlace(file, type);
    if (latest.current !== file) return null;
    decide(cleaned ? { file: cleaned, place: 'removed' } : { place: 'failed' });
    return cleaned;
  };
  const forget = () => setFindings(null);
  return { findings, judge, decide, removePlace, forget };
}
