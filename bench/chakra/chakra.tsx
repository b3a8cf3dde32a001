import {
  ChakraProvider,
  createSystem,
  defaultBaseConfig,
  defineConfig,
  Field,
  Input,
} from '@chakra-ui/react';
import { breakpoints, fieldSlotRecipe, inputRecipe, semanticTokens, tokens } from '@chakra-ui/react/theme';
import { mount, names } from './mount.ts';

// Only the recipes used, as Chakra advises for small bundles.
const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    theme: {
      breakpoints,
      tokens,
      semanticTokens,
      recipes: { input: inputRecipe },
      slotRecipes: { field: fieldSlotRecipe },
    },
  }),
);

function TextField({ name }: { name: string }) {
  return (
    <Field.Root id={name} required>
      <Field.Label>
        {name}
        <Field.RequiredIndicator />
      </Field.Label>
      <Field.HelperText>As it stands on your letter.</Field.HelperText>
      <Input name={name} />
    </Field.Root>
  );
}

mount(
  <ChakraProvider value={system}>
    {names.map((name) => (
      <TextField key={name} name={name} />
    ))}
  </ChakraProvider>,
);
