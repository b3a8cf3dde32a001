import { Box, type BoxProps, Grid, Heading, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { WORKBENCH } from '../../authoring/preview/page/design/system.ts';

/** Part of the gallery round what it shows, of Chakra's components. Nothing that claimants get stands within one. */
export function Chrome(props: BoxProps) {
  return <Box className={WORKBENCH} {...props} />;
}

/** Heading of a view, or of a widget's examples. */
export function Title({ as, id, children }: { as: 'h1' | 'h2'; id?: string; children: ReactNode }) {
  return (
    <Chrome mb="4" bg="transparent">
      <Heading as={as} size={as === 'h1' ? '3xl' : '2xl'} {...(id && { id })}>
        {children}
      </Heading>
    </Chrome>
  );
}

/** Links to the parts of a view, by their ids. */
export function Contents({ label, ids }: { label: string; ids: readonly string[] }) {
  return (
    <Chrome as="nav" aria-label={label} display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mb="6">
      {ids.map((id) => (
        <Link key={id} href={`#${id}`} py="1">
          {id}
        </Link>
      ))}
    </Chrome>
  );
}

/** State that an example shows. */
export function State({ name }: { name: string }) {
  return (
    <Chrome mb="2" color="fg.muted" fontFamily="mono" fontSize="sm" bg="transparent">
      {name}
    </Chrome>
  );
}

/** Examples beside each other. */
export function Examples({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns="repeat(auto-fill, minmax(min(100%, 21rem), 1fr))"
      rowGap="8"
      columnGap="10"
      alignItems="start"
    >
      {children}
    </Grid>
  );
}
