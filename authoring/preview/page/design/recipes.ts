import {
  alertSlotRecipe,
  buttonRecipe,
  codeRecipe,
  collapsibleSlotRecipe,
  dataListSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  listSlotRecipe,
  nativeSelectSlotRecipe,
  tabsSlotRecipe,
} from '@chakra-ui/react/theme';

/** Height of controls that is a finger's: 44 px. */
const FINGER = 'lg';

/** Chakra's recipes of the components that authors' pages draw; one that is not listed here has no style. */
export const recipes = {
  button: {
    ...buttonRecipe,
    // Letters that change colour while their ground does cannot be read meanwhile.
    base: { ...buttonRecipe.base, transitionProperty: 'none' },
    defaultVariants: { size: FINGER, variant: 'outline' },
  },
  // Paths are longer than the panel is wide.
  code: {
    ...codeRecipe,
    base: { ...codeRecipe.base, display: 'inline', whiteSpace: 'normal' },
    defaultVariants: { size: 'md', variant: 'subtle' },
  },
  heading: headingRecipe,
  input: { ...inputRecipe, defaultVariants: { size: FINGER, variant: 'outline' } },
  link: { ...linkRecipe, defaultVariants: { variant: 'underline' } },
} as const;

/** Recipes of components of several parts. */
export const slotRecipes = {
  alert: { ...alertSlotRecipe, defaultVariants: { ...alertSlotRecipe.defaultVariants, size: FINGER } },
  collapsible: collapsibleSlotRecipe,
  dataList: {
    ...dataListSlotRecipe,
    defaultVariants: { ...dataListSlotRecipe.defaultVariants, size: FINGER },
  },
  field: fieldSlotRecipe,
  list: listSlotRecipe,
  nativeSelect: {
    ...nativeSelectSlotRecipe,
    defaultVariants: { ...nativeSelectSlotRecipe.defaultVariants, size: FINGER },
  },
  tabs: { ...tabsSlotRecipe, defaultVariants: { size: FINGER, variant: 'line' } },
} as const;
