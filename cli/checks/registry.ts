import { brokenSequence } from './brokenSequence.ts';
import type { Check } from './check.ts';
import { duplicateBlock } from './duplicateBlock.ts';
import { duplicatePath } from './duplicatePath.ts';
import { forbiddenTag } from './forbiddenTag.ts';
import { maskConflict } from './maskConflict.ts';
import { missingFile } from './missingFile.ts';
import { missingLabel } from './missingLabel.ts';
import { missingPage } from './missingPage.ts';
import { missingTag } from './missingTag.ts';
import { pickerMode } from './pickerMode.ts';
import { placedFieldMissing } from './placedFieldMissing.ts';
import { rowLimit } from './rowLimit.ts';
import { slowPattern } from './slowPattern.ts';
import { unanchoredPattern } from './unanchoredPattern.ts';
import { unexpectedFile } from './unexpectedFile.ts';
import { unknownList } from './unknownList.ts';
import { unknownMask } from './unknownMask.ts';
import { unknownModel } from './unknownModel.ts';
import { unknownTheme } from './unknownTheme.ts';
import { unreachablePage } from './unreachablePage.ts';
import { unreadField } from './unreadField.ts';
import { wrongComponent } from './wrongComponent.ts';
import { wrongFormType } from './wrongFormType.ts';

/** Every check across files. To add a finding, add its code, its file, its line here and its chapter in docs/findings.md. */
export const CHECKS: readonly Check[] = [
  missingFile,
  unexpectedFile,
  unknownTheme,
  wrongFormType,
  missingPage,
  unreachablePage,
  brokenSequence,
  duplicatePath,
  duplicateBlock,
  forbiddenTag,
  unknownModel,
  placedFieldMissing,
  unknownList,
  unknownMask,
  maskConflict,
  wrongComponent,
  pickerMode,
  rowLimit,
  missingLabel,
  missingTag,
  unanchoredPattern,
  slowPattern,
  unreadField,
];
