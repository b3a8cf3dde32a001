import { themeNames } from '../../../bundle/schema/metaSchemas.ts';
import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import type { PreviewSettings } from '../protocol/types.ts';

/**
 * Length of a session in minutes: the longest that the server allows, because authors leave the page open while they
 * write.
 */
const SESSION_MINUTES = 12 * 60;

type Theme = LoadedBundle['bundle']['settlement']['theme'];

const isTheme = (name: string): name is Theme => themeNames().includes(name);

/**
 * Adapts the bundle for the preview: in the chosen theme, with a session of a working day, and without requests to
 * third parties: the embedded captcha, no analytics.
 */
export function previewedBundle(loaded: LoadedBundle, { theme }: PreviewSettings): LoadedBundle {
  const { tags: _tags, ...settlement } = loaded.bundle.settlement;
  return {
    ...loaded,
    bundle: {
      ...loaded.bundle,
      settlement: {
        ...settlement,
        ...(theme && isTheme(theme) && { theme }),
        captcha: { provider: 'Altcha' },
        settings: { ...settlement.settings, minSessionDuration: SESSION_MINUTES },
      },
    },
  };
}
