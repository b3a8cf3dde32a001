import type { FileIdentity } from './fileKinds.ts';
import type { Positions } from './positions.ts';

/** File of a bundle with its text, the value parsed from it, and positions for findings. */
export interface SourceFile extends FileIdentity {
  /** Relative to the bundle's folder, with slashes. */
  path: string;
  text: string;
  positions: Positions;
  /** Parsed JSON, or list from CSV; undefined for class lists and for what could not be parsed. */
  value: unknown;
  /** False where the file could not be read or parsed. */
  readable: boolean;
  /** True for an editor's text, which may differ from the saved file. */
  unsaved?: true;
}
