import type { FileIdentity } from './fileKinds.ts';
import type { Positions } from './positions.ts';

/** One file of a bundle as it was read. */
export interface SourceFile extends FileIdentity {
  /** Relative to the bundle's folder, with slashes. */
  path: string;
  text: string;
  positions: Positions;
  /** What was parsed: JSON, or a list from CSV; undefined for class lists and for what could not be parsed. */
  value: unknown;
  /** False where the file could not be read or parsed: nothing can be said about what it holds. */
  readable: boolean;
  /** Text of an editor: what is saved may differ. */
  unsaved?: true;
}
