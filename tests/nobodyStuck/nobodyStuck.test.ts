import { expect, it } from 'vitest';
import { Budget, USUAL_BUDGET } from '../../authoring/search/budget.ts';
import type { FormSearch } from '../../authoring/search/formSearch.ts';
import { InfeasibilityProver } from '../../authoring/search/infeasibilityProver.ts';
import { openSearch } from '../../authoring/search/openSearch.ts';
import { searchBundle } from '../../authoring/search/searchBundle.ts';
import { targetName } from '../../authoring/search/searchReports.ts';
import { searchTargets } from '../../authoring/search/searchTargets.ts';
import { readBundle } from '../../bundle/readBundle.ts';
import { removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import type { RuleNode } from '../../transforms/form/formModel.ts';
import { DAMAGES, sound } from './damage.ts';
import { type DrawnForm, drawForm } from './drawForm.ts';
import { everyClaim, isPossible } from './everyClaim.ts';
import { writeForm } from './writeForm.ts';

/** Forms drawn: some here, as many as asked for by hand. */
const WANTED = Number(process.env.NUM_RUNS ?? 4);
const NOW = new Date('2026-06-15T19:00:00Z');

interface Said {
  mistakes: string[];
  unsettled: string[];
}

/** What the search says of a drawn form that trying every claim does not bear out. */
async function mistakesOf(seed: string): Promise<Said> {
  const drawn = drawForm(seed);
  const read = readBundle(writeForm(drawn));
  const open = (): Promise<FormSearch> => openSearch(read, 'standard', NOW, new Budget(20_000_000));
  const search = await open();
  const outcome = searchTargets(search);
  const prover = new InfeasibilityProver({
    searchForm: search.searchForm,
    budget: new Budget(Number.POSITIVE_INFINITY),
  });
  const tried = await open();
  const every = everyClaim(drawn, tried);
  const said: Said = { mistakes: every.filed.length > 0 ? [] : ['was not fileable'], unsettled: [] };
  for (const target of outcome.targets) {
    const proof = outcome.witnesses.has(target) ? undefined : prover.proofOf(target);
    const says = proof?.code ?? (outcome.witnesses.has(target) ? 'found' : 'unsettled');
    const own = 'rule' in target ? { ...target, rule: ruleIn(tried, target.rule) } : target;
    const isPossibly = isPossible(own, every, tried);
    const name = `${targetName(target, read.view)}: ${says}, and ${isPossibly ? 'there is one' : 'there is none'}`;
    if (says === 'unsettled') said.unsettled.push(name);
    else if ((says === 'found') !== isPossibly) said.mistakes.push(name);
  }
  return said;
}

/** The rule as another search of the same form knows it. */
function ruleIn({ searchForm }: FormSearch, { instance }: RuleNode): RuleNode {
  const rule = searchForm.rules.get(instance.order);
  if (!rule) throw new Error('The form has no such rule.');
  return rule;
}

it('C12-01: in forms that are fileable by construction nothing is told that trying every claim does not bear out', async () => {
  const open: string[] = [];
  for (let index = 0; index < WANTED; index += 1) {
    const seed = `fileable ${index}`;
    const { mistakes, unsettled } = await mistakesOf(seed);
    expect({ seed, mistakes }).toEqual({ seed, mistakes: [] });
    open.push(...unsettled.map((name) => `${seed} ${name}`));
    removeBundles();
  }
  // In forms as small as these nearly all is settled: of 300, 43 of some thousands of questions stayed open.
  expect(open.slice(Math.ceil(WANTED / 6))).toEqual([]);
});

/** What validate's search finds in a form, and what it leaves open. */
async function saidOf(form: DrawnForm): Promise<{ findings: string[]; notes: string[] }> {
  const read = readBundle(writeForm(form));
  const { findings, notes } = await searchBundle(read, [], NOW, USUAL_BUDGET);
  removeBundles();
  return { findings: findings.map(({ code, message }) => `${code} ${message}`), notes };
}

/** Drawn forms of which nothing is to be said. */
async function soundForms(count: number): Promise<DrawnForm[]> {
  const forms: DrawnForm[] = [];
  for (let index = 0; forms.length < count; index += 1) {
    const drawn = drawForm(`sound ${index}`);
    const { findings, notes } = await saidOf(sound(drawn));
    if (findings.length + notes.length === 0) forms.push(drawn);
  }
  return forms;
}

it('C12-01: of a form that is broken in one place that place is told, and nothing else', async () => {
  for (const form of await soundForms(Math.ceil(WANTED / 8)))
    for (const [name, damage] of Object.entries(DAMAGES)) {
      const damaged = damage(form);
      const { findings } = await saidOf(damaged.form);
      expect({ name, form, findings }).toEqual({
        name,
        form,
        findings: [expect.stringContaining(damaged.due)],
      });
    }
});
