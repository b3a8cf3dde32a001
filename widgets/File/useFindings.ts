import { type RefObject, useEffect, useState } from 'react';
import type { Judgement } from '../../transforms/documents/judgeDocument.ts';
import { type ClaimWidgetProps, contextOf } from '../context.ts';
import type { LatestChoice } from './describeFile.ts';
import { type FileFinding, keepFinding, keptFile, keptFinding } from './fileNote.ts';
import { judgeFile, removeLocation } from './judgeFile.ts';

function placeIn({ hasPosition, losesPosition }: Judgement): FileFinding['place'] {
  if (!hasPosition) return 'none';
  return losesPosition ? 'removable' : 'fixed';
}

/** Returns the finding about the field's file; an undecided one is stored in the record's draft. */
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

/**
 * Returns the finding about a chosen file (damaged, locked, photo with location metadata), and its actions. A result
 * about another file than that in `latest` is dropped.
 */
export function useFindings(props: ClaimWidgetProps, latest: RefObject<LatestChoice>) {
  const { finding, setFinding, fileBefore } = useKeptFinding(props);

  /** Judges a file, if it is still chosen, and stores the finding; returns true where its content is refused. */
  const judge = async (file: File): Promise<boolean> => {
    const judgement = await judgeFile(file);
    if (latest.current.file !== file || !judgement) return false;
    const { isRefused, type, looks } = judgement;
    if (!isRefused) setFinding({ name: file.name, type, looks, place: placeIn(judgement) });
    return isRefused;
  };
  const decide = (decided: Partial<FileFinding>) => setFinding((found) => found && { ...found, ...decided });

  /** Returns the photo without location metadata; null where that fails, or another file has been chosen since. */
  const removePlace = async (): Promise<File | null> => {
    const chosen = latest.current;
    const file = chosen.file ?? (await fileBefore());
    const cleaned = finding && file ? await removeLocation(file, finding.type) : null;
    if (latest.current !== chosen) return null;
    decide({ place: cleaned ? 'removed' : 'failed' });
    return cleaned;
  };
  const forget = () => setFinding(null);
  return { finding, judge, decide, removePlace, forget };
}
