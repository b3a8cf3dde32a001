/** Palette of Chakra's components in the colours of a theme: `fill` with `onFill` on it, or text on the pale `tint`. */
const palette = (tint: string, line: string, fill: string, onFill: string, text = 'ink') => ({
  contrast: { value: `{colors.${onFill}}` },
  fg: { value: `{colors.${text}}` },
  subtle: { value: `{colors.${tint}}` },
  muted: { value: `{colors.${tint}}` },
  emphasized: { value: `{colors.${line}}` },
  solid: { value: `{colors.${fill}}` },
  focusRing: { value: '{colors.ink}' },
  border: { value: '{colors.lineStrong}' },
});

/** Colours by their names in Chakra's recipes, of the tokens of a theme. The palettes are those of an alert's status. */
export const colors = {
  bg: {
    DEFAULT: { value: '{colors.surface}' },
    subtle: { value: '{colors.paper}' },
    muted: { value: '{colors.paper}' },
  },
  fg: {
    DEFAULT: { value: '{colors.ink}' },
    muted: { value: '{colors.inkMuted}' },
    subtle: { value: '{colors.inkMuted}' },
    error: { value: '{colors.danger}' },
  },
  border: {
    DEFAULT: { value: '{colors.lineStrong}' },
    muted: { value: '{colors.line}' },
    error: { value: '{colors.danger}' },
  },
  brand: palette('brandTint', 'line', 'brand', 'onBrand', 'brandStrong'),
  orange: palette('warningTint', 'warningLine', 'warningLine', 'ink'),
  red: palette('dangerTint', 'danger', 'danger', 'surface'),
};
