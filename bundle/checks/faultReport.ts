import { adviceOf, type Hint } from '../../transforms/config/advice.ts';
import type { ConfigFault } from '../../transforms/config/errors.ts';
import { suggestName } from '../../transforms/config/suggestName.ts';
import { MODEL_KINDS } from '../../transforms/ground/modelNames.ts';
import type { Report } from '../findings/finding.ts';
import type { BundleView } from '../view/bundleView.ts';

/** Converts a fault of building a form to a report, with the same message and fix in every command. */
export function faultReport(fault: ConfigFault, view: BundleView): Report {
  const { file, pointer, code, message } = fault;
  const report = {
    code,
    file,
    pointer,
    message: `${message.replace(/\.$/, '')}.`,
    hint: hintOf(fault, view),
  };
  // The position is the name of the unknown parameter, not its value.
  return code === 'unknown-parameter' && pointer.includes('/namedParams/')
    ? { ...report, part: 'key' }
    : report;
}

/** Suggests the nearest name where one is misspelt; else returns the hint of the fault. */
function hintOf(fault: ConfigFault, view: BundleView): Hint {
  const { code, subject } = fault;
  const other = modelElsewhere(fault, view);
  if (other) return `The ${other.formType} form has one: correct its formType, or give this form one, too.`;
  const known = KNOWN_NAMES[code]?.(view);
  const own = adviceOf(fault);
  return known && subject ? suggestName(subject.name, known, own) : own;
}

/** Returns the model of another form that a fault `unknown-model` names; undefined for any other fault or name. */
export function modelElsewhere({ code, subject }: ConfigFault, { models }: BundleView) {
  return code === 'unknown-model' ? models.all.find(({ name }) => name === subject?.name) : undefined;
}

const fieldNames = ({ models }: BundleView) =>
  new Set(models.all.flatMap(({ fields }) => [...fields.values()].map(({ field }) => field.name)));

const KNOWN_NAMES: Partial<Record<ConfigFault['code'], (view: BundleView) => Iterable<string>>> = {
  'unknown-model': () => Object.keys(MODEL_KINDS),
  'unknown-list': ({ bundle }) => Object.keys(bundle.lists),
  'unknown-field': fieldNames,
  'placed-field-missing': fieldNames,
};
