import { Grid } from '@chakra-ui/react';
import { Choice } from '../../authoring/preview/page/design/Choice.tsx';
import { Chrome } from './Chrome.tsx';
import { addressWith, type Look, SWITCHES } from './look.ts';

type Switch = keyof typeof SWITCHES;

const NAMES = Object.keys(SWITCHES) as Switch[];

/** The switches of the gallery. Each loads the page again, as another theme's stylesheet would lie over the first. */
export function Switches({ look }: { look: Look }) {
  return (
    <Chrome as="header" px="4" py="3" borderBottom="1px solid" borderColor="line">
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))" gap="2" columnGap="3">
        {NAMES.map((name) => (
          <Choice
            key={name}
            label={SWITCHES[name].label}
            value={look[name]}
            choices={SWITCHES[name].choices.map((choice) => ({ value: choice, label: choice }))}
            onChoose={(value) => location.assign(addressWith(look, name, value))}
          />
        ))}
      </Grid>
    </Chrome>
  );
}
