import { labelKeyOf, placementsOf } from '../../transforms/pages/placements.ts';
import { defineCheck } from './check.ts';

/** Reports a name or address block without `person` whose texts have variants (C10-26): whose data it is stays open. */
export const unsaidPerson = defineCheck({
  code: 'unsaid-person',
  severity: 'warning',
  summary: 'a name or address whose wording changes, and that does not say whose it is',
  needs: 'file',
  *run({ pages, bundle }) {
    const variants = bundle.settlement.contentVariants ?? {};
    for (const { file, page } of pages)
      for (const [index, block] of page.blocks.entries()) {
        if ((block.kind !== 'name' && block.kind !== 'address') || block.person !== undefined) continue;
        const labels = placementsOf(page).filter((placement) => placement.block === block);
        const keys = [block.titleKey, ...labels.map(labelKeyOf)];
        const changing = keys.find((key) => key !== undefined && Object.hasOwn(variants, key));
        if (changing === undefined) continue;
        yield {
          file,
          pointer: `/blocks/${index}`,
          message: `${changing} reads otherwise while a condition holds, and the block does not say whose ${block.kind} it is.`,
          hint: 'Give it "person": the condition under which it is somebody else\u2019s, or "self" where it never is.',
        };
      }
  },
});
