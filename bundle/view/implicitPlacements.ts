import { type Placement, placementsOf } from '../../transforms/pages/placements.ts';
import type { PageView } from './bundleView.ts';

/** The placements of a page that its file does not spell out: the fields of addresses and names. */
export function implicitPlacements({ page }: PageView): Placement[] {
  return placementsOf(page).filter(({ block }) => block.kind === 'address' || block.kind === 'name');
}
