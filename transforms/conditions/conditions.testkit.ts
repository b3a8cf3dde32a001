import { ConfigurationError, SourceLocation } from '../config/errors.ts';
import type { ModelConfig } from '../config/modelConfig.ts';
import { readModels } from '../config/readModels.ts';
import type { ClaimDocument, ClaimRecord } from '../ground/claim.ts';
import { entry, field } from '../testing/forms.testkit.ts';
import { compileCondition, compileOperand } from './compile.ts';
import { evaluateCondition, evaluateOperand } from './evaluate.ts';
import type { NameScope } from './names.ts';

export const models: ModelConfig[] = readModels([
  entry('ClaimantInfo', [
    field('Name'),
    field('amount', [], 'number'),
    field('day', [], 'date'),
    field('flag', [], 'boolean'),
    field('shared'),
  ]),
  entry('claimDetails', [field('name'), field('shared')]),
  entry('claimTransactions', [
    field('shared'),
    field('cost', [], 'number'),
    field('items', [], 'list', { fields: [field('code'), field('cost', [], 'number')] }),
  ]),
]);

export const OWN: NameScope = { models, rows: [], own: 'claimantInfo' };
const TODAY = 20240229;

export function holds(
  condition: unknown,
  claimantInfo: ClaimRecord = {},
  more: ClaimDocument = {},
  scope = OWN,
  rows: ClaimRecord[] = [],
): boolean {
  const compiled = compileCondition(condition, scope, new SourceLocation('test.json'));
  return evaluateCondition(compiled, { claim: { claimantInfo, ...more }, rows, today: TODAY, entry: null });
}

export function worth(
  operand: unknown,
  claim: ClaimDocument = {},
  scope = OWN,
  rows: ClaimRecord[] = [],
): unknown {
  const compiled = compileOperand(operand, scope, new SourceLocation('test.json'));
  return evaluateOperand(compiled, { claim, rows, today: TODAY, entry: null }).value;
}

export function fault(condition: unknown, scope = OWN): string {
  try {
    compileCondition(condition, scope, new SourceLocation('test.json'));
  } catch (error) {
    if (error instanceof ConfigurationError)
      return error.faults.map(({ code, pointer }) => `${code} ${pointer}`).join();
    throw error;
  }
  return '';
}
