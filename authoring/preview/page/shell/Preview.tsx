import { Box, Flex, Grid, Heading, Link, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { WORKBENCH } from '../design/system.ts';
import { Frame } from './Frame.tsx';
import { Notices } from './Notices.tsx';
import { Panes } from './Panes.tsx';
import { createPreviewShell } from './shellStore.ts';
import { Toolbar } from './Toolbar.tsx';

/** Root component of the preview's page: a toolbar, the real app in an iframe, and the side panel. */
export function Preview() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shell] = useState(() => createPreviewShell(() => frame.current?.contentWindow));
  const { preview } = useSnapshot(shell.state);
  return (
    <Flex className={WORKBENCH} direction="column" minH="100dvh" h={{ lg: '100dvh' }}>
      <Box as="header" px="4" py="3" borderBottomWidth="1px" borderColor="line">
        <Flex wrap="wrap" align="baseline" columnGap="4" mb="2.5">
          <Heading as="h1" size="2xl">
            Preview{preview?.name ? ': ' : ''}
            {preview?.name}
          </Heading>
          <Text color="fg.muted">Nothing is kept: claims go to a temporary folder on this machine.</Text>
          {preview?.hasMail && <Link href="/preview/mail">Mails</Link>}
        </Flex>
        {preview && <Toolbar shell={shell} />}
      </Box>
      <Notices shell={shell} />
      <Grid
        flex="1"
        minH={{ lg: '0' }}
        templateRows={{ base: 'auto 1fr', lg: 'minmax(0, 1fr)' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
      >
        <Frame shell={shell} frame={frame} />
        <Box
          as="aside"
          aria-label="About this bundle"
          minW="0"
          p="4"
          overflowY={{ lg: 'auto' }}
          borderInlineStartWidth={{ lg: '1px' }}
          borderColor="line"
        >
          <Panes shell={shell} />
        </Box>
      </Grid>
    </Flex>
  );
}
