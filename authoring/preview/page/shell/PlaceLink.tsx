import { Button, Flex, Link, useClipboard, VisuallyHidden } from '@chakra-ui/react';
import type { FilePosition } from '../../protocol/types.ts';

interface PlaceLinkProps {
  directory: string;
  place: FilePosition;
}

/**
 * Link to a position in a file: it opens an editor that handles `vscode:` addresses; its button copies the position.
 */
export function PlaceLink({ directory, place: { file, line, column } }: PlaceLinkProps) {
  const place = `${file}:${line}:${column}`;
  const absolute = `${directory}/${place}`;
  const { copied, copy } = useClipboard({ value: absolute });
  return (
    <Flex align="center" gap="3">
      <Link href={`vscode://file${encodeURI(absolute)}`} flex="1" minW="0" overflowWrap="anywhere">
        {place}
      </Link>
      <Button px="3" onClick={copy}>
        <span aria-hidden="true">{copied ? 'Copied' : 'Copy'}</span>
        <VisuallyHidden>{copied ? `Copied ${place}` : `Copy ${place}`}</VisuallyHidden>
      </Button>
    </Flex>
  );
}
