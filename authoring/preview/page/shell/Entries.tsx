import { List } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EntriesProps {
  /** True if the order of the entries is a part of what they say. */
  isOrdered?: boolean;
  children: ReactNode;
}

/** List of entries in a pane. */
export function Entries({ isOrdered = false, children }: EntriesProps) {
  return (
    <List.Root as={isOrdered ? 'ol' : 'ul'} variant="plain" gap="3">
      {children}
    </List.Root>
  );
}

interface EntryProps {
  /** True if the entry is about something that fails. */
  isAgainst?: boolean;
  children: ReactNode;
}

/** Entry of a pane's list, whose edge shows if what it is about fails. */
export function Entry({ isAgainst = false, children }: EntryProps) {
  return (
    <List.Item
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1"
      minW="0"
      px="3"
      py="2.5"
      borderWidth="1px"
      borderColor="line"
      borderInlineStartWidth="5px"
      borderInlineStartColor={isAgainst ? 'danger' : 'brand'}
      overflowWrap="anywhere"
    >
      {children}
    </List.Item>
  );
}
