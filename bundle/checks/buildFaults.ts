import type { ConfigFault } from '../../transforms/config/errors.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';
import type { Report } from '../findings/finding.ts';
import { builtForms } from '../meaning/builtForms.ts';
import type { LeftOut } from '../schema/repair.ts';
import type { BundleView } from '../view/bundleView.ts';
import { faultReport, modelElsewhere } from './faultReport.ts';

/** What building each form of the bundle finds: rules, conditions, dependencies, placements. */
export function buildFaults(view: BundleView): Report[] {
  if (view.isLost('models.json')) return [];
  return builtForms(view)
    .flatMap(({ faults }) => withoutConsequences(faults, view))
    .map((fault) => faultReport(fault, view));
}

/** Without faults that something else causes which is reported already: what is named was left out or is misspelt. */
function withoutConsequences(faults: readonly ConfigFault[], view: BundleView): ConfigFault[] {
  const misspeltModel = faults.some(
    ({ code, pointer }) => code === 'unknown-model' && pointer.endsWith('/metadata/dtoMapping'),
  );
  const ignored = JSON.stringify(ignoredFields(view)).toLowerCase();
  const cutModels = (view.files.get('models.json')?.leftOut ?? []).some(isNameless);
  return faults.filter((fault) => {
    // A model that only another form has is told where it is named first.
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

/** The fields of entries of which no model is made: there is another of that name, or a claim has none. */
function ignoredFields({ bundle, models }: BundleView) {
  const used = new Set(models.all.map(({ config }) => config.entry));
  return bundle.models.models.filter((entry) => !used.has(entry)).map(({ fields }) => fields);
}

/** Whether a model or field was left out that does not say what it is called. */
function isNameless({ pointer, value }: LeftOut): boolean {
  if (!/\/(?:models|fields)\/\d+$/.test(pointer)) return false;
  if (!isContainer(value)) return true;
  if (typeof value.name === 'string') return false;
  return !isContainer(value.metadata) || typeof value.metadata.dtoMapping !== 'string';
}

/** Whether the object at fault has a key that nobody could read: what is missing may be what it was meant to be. */
function isBesideUnknownKey({ file, pointer }: ConfigFault, { files }: BundleView): boolean {
  const unread =
    files.get(file)?.problems.filter(({ code, meant }) => code === 'unknown-key' && meant === undefined) ??
    [];
  return unread.some((problem) => {
    const holder = problem.pointer.slice(0, problem.pointer.lastIndexOf('/'));
    return holder !== '' && pointer.startsWith(holder);
  });
}
