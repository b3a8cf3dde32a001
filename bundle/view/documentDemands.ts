import type { SourceLocation } from '../../transforms/config/errors.ts';
import type { ModelConfig } from '../../transforms/config/modelConfig.ts';
import { camelCase } from '../../transforms/ground/modelNames.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';

/** A kind of document that a rule demands. */
export interface WrittenDemand {
  kind: string;
  /** The list of which each record needs one. */
  per?: string;
  place: SourceLocation;
}

/** What rules of a list model demand of documents; what names no kind is another finding. */
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
