import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PaneProps {
  title: string;
  /** Sentence about the pane's content, which is announced when it changes. */
  summary: string;
  children: ReactNode;
}

/** Content of one of the side panel's tabs, under its heading. */
export function Pane({ title, summary, children }: PaneProps) {
  return (
    <Stack gap="3">
      <Stack gap="1">
        <Heading as="h2">{title}</Heading>
        <Text color="fg.muted" role="status">
          {summary}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}
