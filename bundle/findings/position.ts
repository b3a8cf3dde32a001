/** Line and column, both counted from 1; columns count UTF-16 units, as editors do. */
export interface Position {
  line: number;
  column: number;
}

/** Part of a property: its key or its value. */
export type Part = 'key' | 'value';

/** File that resolves JSON pointers to positions. */
export interface PlacedFile {
  /** Relative to the bundle's folder, with slashes. */
  path: string;
  positions: { atPointer(pointer: string, part: Part): Position };
}
