import { themeNames } from '../../../bundle/schema/metaSchemas.ts';
import type { LoadedBundle } from '../../../server/bundle/loadBundle.ts';
import { isConfirmation } from '../../../transforms/pages/isConfirmation.ts';
import { textsIn } from '../../../transforms/texts/builtIn.ts';
import { contentText, DEFAULT_CULTURE } from '../../../transforms/texts/lookUp.ts';
import type { PickedPage, PreviewState } from '../protocol/types.ts';
import { mailedForms } from './mailedForms.ts';
import type { PreviewSessionState } from './previewSession.ts';

/** Converts the state of the preview's session to the state that its page receives. */
export function stateOf({ served, isSaved, settings, now, ...state }: PreviewSessionState): PreviewState {
  const bundle = served?.loaded.bundle;
  const { revision, directory, findings, trouble } = state;
  return {
    revision,
    directory,
    findings,
    trouble,
    name: bundle ? nameOf(bundle) : '',
    shown: shownOf(served !== null, isSaved),
    forms: served ? formsOf(served.loaded) : [],
    hasMail: served !== null && mailedForms(served.loaded).length > 0,
    cultures: bundle?.settlement.cultures ?? {},
    themes: themeNames(),
    theme: settings.theme ?? bundle?.settlement.theme ?? '',
    ownTheme: bundle?.settlement.theme ?? '',
    now: now.toISOString(),
    isShifted: Boolean(settings.now),
  };
}

function shownOf(isServed: boolean, isSaved: boolean): PreviewState['shown'] {
  if (!isServed) return 'nothing';
  return isSaved ? 'saved' : 'lastGood';
}

function nameOf({ settlement, content }: LoadedBundle['bundle']): string {
  return contentText(settlement.nameKey, textsIn(DEFAULT_CULTURE, content));
}

function formsOf({ forms }: LoadedBundle): PreviewState['forms'] {
  return Object.values(forms).map(({ form, pages, exitPages }) => ({
    form,
    pages: [
      ...pages.map((page) => pickedPage(page, false)),
      ...exitPages.map((page) => pickedPage(page, true)),
    ],
  }));
}

type NamedPage = Parameters<typeof isConfirmation>[0];

function pickedPage(page: NamedPage & { name: string }, isExit: boolean): PickedPage {
  return { name: page.name, path: page.page.path, isExit, isEnd: !isExit && isConfirmation(page) };
}
