import type { Rule } from '../../schemas/generated/types.ts';
import { camelCase } from '../ground/modelNames.ts';

/** Returns the name of the format that a rule demands, as configured; undefined of another rule. */
export const formatOf = ({ name, ordinalParams }: Pick<Rule, 'name' | 'ordinalParams'>): unknown =>
  camelCase(name) === 'format' ? ordinalParams?.[0] : undefined;
