import { addConditionReads } from '../../transforms/conditions/references.ts';
import { isDeadline, parseDeadline } from '../../transforms/deadlines/deadlines.ts';
import { isWindowsTimeZone } from '../../transforms/deadlines/timeZones.ts';
import { conditionAt } from '../../transforms/form/conditionAt.ts';
import { modelIn } from '../../transforms/ground/claimPath.ts';
import { DEADLINE_KEYS } from '../../transforms/ground/modelNames.ts';
import { own } from '../../transforms/values/own.ts';
import { builtForms } from '../meaning/builtForms.ts';
import type { BundleView } from '../view/bundleView.ts';
import { type DeadlineView, formDeadlines } from '../view/formDeadlines.ts';
import { defineCheck } from './check.ts';

/** Models with values at sign-in, which conditions of deadlines may read; all others are empty then. */
const KNOWN = ['credentials', 'prepopulatedData'];

/**
 * Reports a deadline whose condition reads answers given after sign-in (C8-24), and that is later than one that applies
 * where the condition does not hold: sign-in applies the earlier one.
 */
export const lateCondition = defineCheck({
  code: 'late-condition',
  severity: 'warning',
  summary: 'a later deadline by an answer that sign-in does not know',
  needs: 'file',
  *run(view) {
    for (const deadlines of formDeadlines(view)) {
      for (const deadline of deadlines) {
        const unknown = readsOf(view, deadline).find((key) => !KNOWN.includes(modelIn(key)));
        if (unknown === undefined || !isLaterThanNext(view, deadline, deadlines)) continue;
        yield {
          file: 'settlement.json',
          pointer: `${deadline.pointer}/when`,
          message: `${unknown} is not answered yet at sign-in. Claims with ${deadline.entry.key} cannot sign in once the next deadline has passed.`,
          hint: 'Ask for what sign-in knows: the credentials, the row of the class list ("member") or the way in ("entry").',
        };
      }
    }
  },
});

/** Returns the fields and lists that a condition reads; none where it is at fault, which another check reports. */
function readsOf(view: BundleView, { form, entry, pointer }: DeadlineView): string[] {
  if (entry.when === undefined) return [];
  const model = builtForms(view).find(({ name }) => name === form)?.model;
  const condition = model && conditionAt(model, { file: 'settlement.json', pointer: `${pointer}/when` });
  const reads = new Set<string>();
  if (condition) addConditionReads(condition, [], reads);
  return [...reads];
}

function isLaterThanNext(
  view: BundleView,
  { form, index, entry }: DeadlineView,
  all: DeadlineView[],
): boolean {
  const followers: string[] = all.slice(index + 1).map((follower) => follower.entry.key);
  const others = all.some((other) => other.entry.when === undefined)
    ? followers
    : [...followers, ...DEADLINE_KEYS[form]];
  const instant = instantOf(view, entry.key);
  if (instant === null) return false;
  return others.some((key) => {
    const other = instantOf(view, key);
    return other !== null && other < instant;
  });
}

/** Returns the time of a deadline; null where it is missing or invalid, which other checks report. */
function instantOf({ bundle: { settlement } }: BundleView, key: string): Date | null {
  const setting = own(settlement.deadlines, key);
  if (!setting || !isDeadline(setting.deadline)) return null;
  const zone = setting.timeZone ?? settlement.timeZone;
  return isWindowsTimeZone(zone) ? parseDeadline(setting.deadline, zone) : null;
}
