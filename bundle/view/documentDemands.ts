import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { ModelConfig } from '../../transforms/config/modelConfig.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';

/** Kind of uploaded document that a rule requires, with its location in models.json. */
export interface WrittenDemand {
  kind: string;
  /** List of which each record needs a document. */
  per?: string;
  place: SourceLocation;
}

/** Returns the kinds that rules `documentsRequired` of a list model require; another check reports a missing kind. */
export function documentDemands({ rules, place }: ModelConfig): WrittenDemand[] {
  return rules.flatMap(({ name, namedParams }, index) => {
    const demands: unknown = camelCase(name) === 'documentsRequired' ? namedParams?.documents : [];
    return (Array.isArray(demands) ? demands : []).flatMap((demand: unknown, position): WrittenDemand[] => {
      if (!isContainer(demand) || typeof demand.kind !== 'string' || demand.kind === '') return [];
      const at = place.at('rules', index, 'namedParams', 'documents', position);
      const per = typeof demand.per === 'string' ? { per: camelCase(demand.per) } : {};
      return [{ kind: demand.kind, ...per, place: at }];
    });
  });
}
