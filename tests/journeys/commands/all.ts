import type { Step } from '../step.ts';
import { addingEntry } from './addEntry.ts';
import { autofilling } from './autofill.ts';
import { goingBack } from './back.ts';
import { cancellingEntry } from './cancelEntry.ts';
import { choosing } from './choose.ts';
import type { Command } from './command.ts';
import { droppingFile } from './dropFile.ts';
import { editingEntry } from './editEntry.ts';
import { finishingEntry } from './finishEntry.ts';
import { history } from './history.ts';
import { changingItem } from './item.ts';
import { language } from './language.ts';
import { leavingWrong } from './leave.ts';
import { crossingMidnight } from './midnight.ts';
import { network } from './network.ts';
import { next } from './next.ts';
import { otherMember } from './otherMember.ts';
import { otherTab } from './otherTab.ts';
import { pastingRows } from './pasteRows.ts';
import { reloading } from './reload.ts';
import { removingEntry } from './removeEntry.ts';
import { replacingFile } from './replaceFile.ts';
import { searching } from './search.ts';
import { server } from './server.ts';
import { ticking } from './tick.ts';
import { typing } from './type.ts';
import { undoing } from './undo.ts';
import { uploading } from './upload.ts';
import { waiting } from './wait.ts';
import { choosingWay } from './way.ts';

/** Every thing that people do; one that has no entry does not compile. */
export const COMMANDS: { [Do in Step['do']]: Command<Do> } = {
  type: typing,
  choose: choosing,
  autofill: autofilling,
  leave: leavingWrong,
  tick: ticking,
  search: searching,
  upload: uploading,
  replaceFile: replacingFile,
  dropFile: droppingFile,
  way: choosingWay,
  item: changingItem,
  addEntry: addingEntry,
  finishEntry: finishingEntry,
  cancelEntry: cancellingEntry,
  editEntry: editingEntry,
  removeEntry: removingEntry,
  undo: undoing,
  pasteRows: pastingRows,
  next,
  back: goingBack,
  history,
  reload: reloading,
  language,
  otherTab,
  network,
  server,
  wait: waiting,
  midnight: crossingMidnight,
  otherMember,
};
