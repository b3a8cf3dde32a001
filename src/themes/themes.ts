import type { Settlement } from '../../schemas/generated/types.ts';

/** Layout of each theme (R2-41 to R2-43). */
export const THEME_LAYOUTS = {
  'jnd-7-0-default': 'Layout',
  'ftc-7-0-default': 'LayoutFtc',
  'jnd-9-0-kontent': 'LayoutKontent',
} as const satisfies Record<Settlement['theme'], string>;

export type ThemeName = keyof typeof THEME_LAYOUTS;
export type LayoutName = (typeof THEME_LAYOUTS)[ThemeName];

/** Selector of each layout's header area, to which a navigation scrolls (R2-44). */
const HEADERS: Record<LayoutName, string> = {
  Layout: '.cw-header',
  LayoutFtc: '.cw-header--agency',
  LayoutKontent: '.cw-header',
};

/** Each theme's own stylesheet with the layouts', fetched when the theme is chosen (R2-44). */
const STYLESHEETS: Record<ThemeName, () => Promise<unknown>> = {
  'jnd-7-0-default': () => import('./sheets/jnd-7-0-default.css'),
  'ftc-7-0-default': () => import('./sheets/ftc-7-0-default.css'),
  'jnd-9-0-kontent': () => import('./sheets/jnd-9-0-kontent.css'),
};

/** Returns the theme that the setting names; throws for any other value (R2-44). */
export function themeNamed(setting: string | null | undefined): ThemeName {
  if (!setting) throw new Error('Theme not specified: set appsettings.theme.');
  if (!Object.hasOwn(THEME_LAYOUTS, setting))
    throw new Error(`Unexpected value for appsettings.theme: ${setting}`);
  return setting as ThemeName;
}

/** Returns the selector of the header area for the theme that the setting names. */
export const headerSelectorOf = (setting: string | null | undefined): string =>
  HEADERS[THEME_LAYOUTS[themeNamed(setting)]];

/** Loads a theme's stylesheet and returns its layout. Await it before the first render. */
export async function loadTheme(setting: string | null | undefined): Promise<LayoutName> {
  const name = themeNamed(setting);
  await STYLESHEETS[name]();
  return THEME_LAYOUTS[name];
}
