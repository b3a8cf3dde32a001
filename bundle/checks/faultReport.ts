import type { ConfigFault } from '../../transforms/config/errors.ts';
import { MODEL_KINDS } from '../../transforms/config/names.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import type { Report } from '../findings/finding.ts';
import type { BundleView } from '../view/bundleView.ts';

/** A fault of building a form as every command reports it: the same words and the same mend everywhere. */
export function faultReport(fault: ConfigFault, view: BundleView): Report {
  const { file, pointer, code, message } = fault;
  const report = {
    code,
    file,
    pointer,
    message: `${message.replace(/\.$/, '')}.`,
    hint: hintOf(fault, view),
  };
  // A parameter that the rule does not take: its name is what is wrong.
  return code === 'unknown-parameter' && pointer.includes('/namedParams/')
    ? { ...report, part: 'key' }
    : report;
}

/** What was probably meant, where a name is misspelt; else what the fault says. */
function hintOf({ code, subject, hint }: ConfigFault, view: BundleView): string {
  const known = KNOWN_NAMES[code]?.(view);
  const meant = known && subject ? nearest(subject.name, known) : undefined;
  return meant === undefined ? hint : `Did you mean "${meant}"?`;
}

const fieldNames = ({ models }: BundleView) =>
  new Set(models.all.flatMap(({ fields }) => [...fields.values()].map(({ field }) => field.name)));

const KNOWN_NAMES: Partial<Record<ConfigFault['code'], (view: BundleView) => Iterable<string>>> = {
  'unknown-model': () => Object.keys(MODEL_KINDS),
  'unknown-field': fieldNames,
  'placed-field-missing': fieldNames,
};
