import { writtenMoment } from '../../transforms/deadlines/writtenMoment.ts';
import { contentText, productText } from '../../transforms/texts/lookUp.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { entryAddress } from './entryAddress.ts';
import { filesWithRoom, type ReadablePart, writeOwnFile } from './ownFile.ts';
import { filesOfForm, type SavedForm, savedFormOf } from './savedForm.ts';

/** Delay before the object URL of a downloaded file is revoked, in ms. */
const READ_MS = 60_000;

/** Name of the file that a form is saved to. */
export const OWN_FILE_NAME = 'claim.html';

function readablePart(
  wizard: Wizard,
  { savedAt, culture, claim }: SavedForm,
  answers: string,
  isOver: boolean,
): ReadablePart {
  const { app } = wizard;
  const texts = app.texts();
  const address = entryAddress(wizard);
  const resume = productText('Resume_Offer', texts);
  const time = writtenMoment(new Date(savedAt), app.settlement.timeZone, texts);
  return {
    title: contentText(app.settlement.nameKey, texts),
    culture,
    dir: document.documentElement.dir,
    lines: [
      productText(claim.mayBeFiled ? 'OwnFile_MaybeFiled' : 'OwnFile_Saved', texts, { time }),
      ...(isOver ? [] : [productText('OwnFile_Continue', texts, { address, resume })]),
      productText('OwnFile_Private', texts),
    ],
    answers,
  };
}

/**
 * Downloads the form as a file of one's own, with the answers that `element` shows; `isOver` after the deadline, when it
 * cannot be continued. Resolves to the names of the documents for which the file has no room.
 */
export async function saveOwnFile(wizard: Wizard, element: HTMLElement, isOver: boolean): Promise<string[]> {
  const saved = savedFormOf(wizard);
  const files = await filesOfForm(wizard, saved);
  const held = filesWithRoom(files);
  const blob = await writeOwnFile(readablePart(wizard, saved, element.innerHTML, isOver), saved, held);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = OWN_FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS);
  return files.filter((file) => !held.includes(file)).map(({ file }) => file.name);
}
