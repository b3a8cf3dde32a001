import type { Content, ModelsFile, Page, ServerList, Settlement } from '../../schemas/generated/types.ts';

/** Parsed files of a settlement, keyed as in its folder (C9-01). */
export interface Bundle {
  settlement: Settlement;
  models: ModelsFile;
  /** By `<form>/<page>`: `standard/claimant-info`. */
  pages: Record<string, Page>;
  /** By culture. */
  content: Record<string, Content>;
  /** By name. */
  lists: Record<string, ServerList>;
}
