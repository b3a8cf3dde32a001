import type { ConfigFault } from '../../transforms/config/errors.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';
import type { Report } from '../findings/finding.ts';
import { builtForms } from '../meaning/builtForms.ts';
import type { LeftOut } from '../schema/repair.ts';
import type { BundleView } from '../view/bundleView.ts';
import { faultReport, modelElsewhere } from './faultReport.ts';

/**
 * Builds each form and returns reports of the faults in its rules, conditions, dependencies and placements. Faults that
 * only follow from another finding are left out; there are none where models.json is unusable.
 */
export function buildFaults(view: BundleView): Report[] {
  if (view.isLost('models.json')) return [];
  return builtForms(view)
    .flatMap(({ faults }) => withoutConsequences(faults, view))
    .map((fault) => faultReport(fault, view));
}

/** Removes faults that follow from another reported finding: the part that they name was left out or is misspelt. */
function withoutConsequences(faults: readonly ConfigFault[], view: BundleView): ConfigFault[] {
  const misspeltModel = faults.some(
    ({ code, pointer }) => code === 'unknown-model' && pointer.endsWith('/metadata/dtoMapping'),
  );
  const ignored = JSON.stringify(ignoredFields(view)).toLowerCase();
  const cutModels = (view.files.get('models.json')?.leftOut ?? []).some(isNameless);
  return faults.filter((fault) => {
    // A model that only another form has is reported where it is named first.
    const first = modelElsewhere(fault, view) && faults.find((other) => isSameModel(other, fault));
    if (first && first !== fault) return false;
    if (!fault.subject || fault.pointer.endsWith('/metadata/dtoMapping')) return true;
    if (cutModels || (misspeltModel && fault.code === 'unknown-model') || isBesideUnknownKey(fault, view))
      return false;
    const { name, model } = fault.subject;
    return ![name, model].some(
      (known) =>
        known !== undefined && (view.wasLeftOut(known) || ignored.includes(`"${known.toLowerCase()}"`)),
    );
  });
}

const isSameModel = (a: ConfigFault, b: ConfigFault): boolean =>
  a.code === b.code && a.subject?.name === b.subject?.name;

/** Returns the fields of models.json entries that yield no model, because the name is taken or no claim has it. */
function ignoredFields({ bundle, models }: BundleView) {
  const used = new Set(models.all.map(({ config }) => config.entry));
  return bundle.models.models.filter((entry) => !used.has(entry)).map(({ fields }) => fields);
}

/** Tests if a value that was removed from models.json is a model or field without a name. */
function isNameless({ pointer, value }: LeftOut): boolean {
  if (!/\/(?:models|fields)\/\d+$/.test(pointer)) return false;
  if (!isContainer(value)) return true;
  if (typeof value.name === 'string') return false;
  return !isContainer(value.metadata) || typeof value.metadata.dtoMapping !== 'string';
}

/** Tests if the object at fault has an unknown key, which may be the missing key misspelt. */
function isBesideUnknownKey({ file, pointer }: ConfigFault, { files }: BundleView): boolean {
  const unread =
    files.get(file)?.problems.filter(({ code, meant }) => code === 'unknown-key' && meant === undefined) ??
    [];
  return unread.some((problem) => {
    const holder = problem.pointer.slice(0, problem.pointer.lastIndexOf('/'));
    return holder !== '' && pointer.startsWith(holder);
  });
}
