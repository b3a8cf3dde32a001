import { Box, chakra, Text } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useSnapshot } from 'valtio/react';
import type { PreviewShell } from './shellStore.ts';

interface FrameProps {
  shell: PreviewShell;
  frame: RefObject<HTMLIFrameElement | null>;
}

/** Iframe with the real app, in the chosen width. */
export function Frame({ shell, frame }: FrameProps) {
  const { start, width, preview, frame: count } = useSnapshot(shell.state);
  return (
    <Box as="main" minW="0" overflowX="auto" overflowY={{ lg: 'auto' }} bg="line">
      {start === null ? (
        <Text px="4" py="8">
          {preview?.shown === 'nothing'
            ? 'There is no page yet. Mend the errors and save: it is shown then.'
            : 'The page is on its way.'}
        </Text>
      ) : (
        <chakra.iframe
          key={count}
          ref={frame}
          title="The page as claimants see it"
          src={start}
          display="block"
          w={width === null ? 'full' : `${width}px`}
          h={{ base: '40rem', lg: 'full' }}
          mx="auto"
          bg="surface"
        />
      )}
    </Box>
  );
}
