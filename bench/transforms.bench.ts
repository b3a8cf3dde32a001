// `node bench/transforms.bench.ts`: what a form costs as it grows, in milliseconds of the processor and as ratios.
// The limits: 500 fields transform in under 50 ms and compile in under 500 ms; ten times the fields cost at most
// twelve times as much.
import type { ModelEntry, ModelField } from '../schemas/generated/types.ts';
import { compileForm } from '../transforms/compile/compileForm.ts';
import { readInlineForm } from '../transforms/config/readForm.ts';
import { buildFormModel } from '../transforms/form/buildFormModel.ts';

const SIZES = [50, 500, 5000] as const;
const ROUNDS = 7;
const LIMITS = { transform: 50, compile: 500, ratio: 12 };

/** A field as forms have them: four in five with rules, among them one that looks at its neighbour. */
function fieldAt(index: number): ModelField {
  const neighbour = `field${Math.max(0, index - 1)}`;
  const rules: ModelField['rules'][] = [
    [{ name: 'required' }, { name: 'maxLength', ordinalParams: [50] }, { name: 'characterSetRestriction' }],
    [
      { name: 'requiredIf', ordinalParams: [neighbour, 'US'] },
      { name: 'regularExpression', ordinalParams: ['^[A-Z]+$'] },
    ],
    [
      { name: 'range', ordinalParams: [1, 1000] },
      { name: 'precision', ordinalParams: [2] },
    ],
    [{ name: 'requiredWhen', namedParams: { condition: { value: { field: neighbour }, empty: false } } }],
    [],
  ];
  return { name: `field${index}`, type: 'string', rules: rules[index % rules.length] ?? [] };
}

function formOf(fields: number): ModelEntry[] {
  const metadata = { formType: 'Standard', dtoMapping: 'claimDetails' } as const;
  return [{ metadata, fields: Array.from({ length: fields }, (_, index) => fieldAt(index)) }];
}

/** Processor time, the least of several rounds: what else the machine does hardly counts. */
function leastTime(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

interface Cost {
  fields: number;
  transform: number;
  compile: number;
  bytes: number;
}

function costOf(fields: number): Cost {
  const entries = formOf(fields);
  const transform = leastTime(() => buildFormModel(readInlineForm(entries)));
  const compile = leastTime(() => compileForm(readInlineForm(entries)));
  return { fields, transform, compile, bytes: compileForm(readInlineForm(entries)).text.length };
}

leastTime(() => compileForm(readInlineForm(formOf(500))));
const costs = SIZES.map(costOf);
const rows = costs.map((cost, index) => {
  const before = costs[index - 1];
  const ratio = (now: number, then: number | undefined) =>
    then === undefined ? '' : `×${(now / then).toFixed(1)}`;
  return {
    fields: cost.fields,
    'transform ms': cost.transform.toFixed(1),
    'of a tenth': ratio(cost.transform, before?.transform),
    'compile ms': cost.compile.toFixed(1),
    'of a tenth of it': ratio(cost.compile, before?.compile),
    'module bytes': cost.bytes,
  };
});
console.table(rows);

const at500 = costs[1];
const ratios = costs.slice(1).flatMap((cost, index) => {
  const { transform = 1, compile = 1 } = costs[index] ?? {};
  return [cost.transform / transform, cost.compile / compile];
});
const isWithin =
  at500 !== undefined &&
  at500.transform < LIMITS.transform &&
  at500.compile < LIMITS.compile &&
  ratios.every((ratio) => ratio <= LIMITS.ratio);
console.log(isWithin ? 'within the limits' : `over the limits: ${JSON.stringify(LIMITS)}`);
process.exitCode = isWithin ? 0 : 1;
