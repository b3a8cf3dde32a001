import { themeNames } from '../../../bundle/schema/metaSchemas.ts';
import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import type { PreviewSettings } from '../protocol/types.ts';

/** Authors leave the page open while they write, so a session lasts twelve hours, the longest that the server gives. */
const SESSION_MINUTES = 12 * 60;

type Theme = LoadedBundle['bundle']['settlement']['theme'];

const isTheme = (name: string): name is Theme => themeNames().includes(name);

/**
 * The bundle as the preview serves it: in the theme that is looked at, with a session that outlasts a day's work, and
 * asking nothing of anybody outside: the embedded captcha, no counting of visits.
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
