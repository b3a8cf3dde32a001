import { textsIn } from '../../../transforms/texts/builtIn.ts';
import { listOf } from '../commands/lists.ts';
import type { Invariant } from './invariant.ts';

/** Requires that no entry with a message is announced as saved (C10-32, C10-35). */
export const savedIsTrue: Invariant = ({ step, model, after }) => {
  const { Ui_EntrySaved, Toast_Saved } = textsIn(after.language, model.form.bundle.content).active;
  return after.entries.flatMap(({ list, name, isOpen, isWrong }) => {
    const ofName = String(Ui_EntrySaved).replace('{entry}', name);
    // Two lists may call their entries the same.
    const isUnique = after.entries.filter((other) => other.name === name).length === 1;
    const isFinished = step.do === 'finishEntry' && listOf(list) === step.list && isOpen;
    const said = [...(isUnique ? [ofName] : []), ...(isFinished ? [Toast_Saved] : [])];
    return isWrong && said.some((line) => after.said.includes(String(line)))
      ? [`a message stands in ${name}, which was said to be saved`]
      : [];
  });
};
