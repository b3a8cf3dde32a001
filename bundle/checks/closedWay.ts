import { isContainer } from '../../transforms/ground/pointer.ts';
import { type BundleView, formTypeOf, type PageView } from '../view/bundleView.ts';
import { pagesOfForm } from '../view/formPages.ts';
import { hasRule } from '../view/modelIndex.ts';
import { waysIn } from '../view/waysIn.ts';
import { defineCheck } from './check.ts';

const REQUIRED = ['required', 'requiredOnClientOnly'];

/**
 * Reports a credential that is required by every way in of a form although one of several is open (C8-23), because
 * claimants who come in by the open one lack it.
 */
export const closedWay = defineCheck({
  code: 'closed-way',
  severity: 'warning',
  summary: 'a way in past which a required credential lets nobody',
  needs: 'bundle',
  *run(view) {
    for (const { name: form } of view.forms) {
      const kinds = waysIn(view, form).map(({ way }) => way.kind);
      if (kinds.length < 2 || !kinds.includes('open')) continue;
      for (const { page, field, pointer } of requiredCredentials(view, formTypeOf(form)))
        yield {
          file: page.file,
          pointer,
          message: `${field} is required of those, too, who come in without a notice, so nobody gets in that way.`,
          hint: 'Show it by the way in: "dependencies": [{ "when": { "value": { "entry": {} }, "equals": "classList" } }].',
        };
    }
  },
});

/** Returns the required credentials that pages place for every way in. */
function requiredCredentials(
  view: BundleView,
  formType: string,
): { page: PageView; field: string; pointer: string }[] {
  const credentials = view.models.find(formType, 'credentials');
  return (pagesOfForm(view, formType) ?? []).flatMap((page) =>
    page.placements.flatMap(({ model, name, field, block, pointer }) => {
      const owned = model === 'credentials' ? credentials?.fields.get(name) : undefined;
      if (!owned || !hasRule(owned, REQUIRED)) return [];
      const conditions = [field.dependencies, block.dependencies, page.page.skipWhen, owned.field.rules];
      return conditions.some(asksForEntry) ? [] : [{ page, field: name, pointer }];
    }),
  );
}

/** Tests if a condition contains the operand `entry`, at any depth. */
function asksForEntry(written: unknown): boolean {
  if (!isContainer(written)) return false;
  return Object.entries(written).some(
    ([key, part]) => (key === 'entry' && isContainer(part)) || asksForEntry(part),
  );
}
