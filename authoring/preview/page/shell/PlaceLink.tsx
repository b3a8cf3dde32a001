import { useState } from 'react';
import type { FilePosition } from '../../protocol/types.ts';

interface PlaceLinkProps {
  directory: string;
  place: FilePosition;
}

/**
 * Link to a position in a file: it opens an editor that handles `vscode:` addresses; its button copies the position.
 */
export function PlaceLink({ directory, place: { file, line, column } }: PlaceLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const place = `${file}:${line}:${column}`;
  const absolute = `${directory}/${place}`;
  const copy = async () => {
    await navigator.clipboard.writeText(absolute);
    setCopied(true);
  };
  return (
    <p className="pv-place">
      <a className="cw-link" href={`vscode://file${encodeURI(absolute)}`}>
        {place}
      </a>
      <button type="button" className="pv-small" onClick={() => void copy()}>
        <span aria-hidden="true">{isCopied ? 'Copied' : 'Copy'}</span>
        <span className="cw-visually-hidden">{isCopied ? `Copied ${place}` : `Copy ${place}`}</span>
      </button>
    </p>
  );
}
