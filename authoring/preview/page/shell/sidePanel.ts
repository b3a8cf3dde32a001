import { ref } from 'valtio/vanilla';
import type { ListedCase, PreviewState } from '../../protocol/types.ts';
import {
  type CaseToWrite,
  type EnteredClaim,
  filledPage,
  listCases,
  listMessages,
  openCase,
  traceField,
  writeCase,
} from './calls.ts';
import type { FormPlace, FramedApp } from './framedApp.ts';
import type { ShellState } from './shellState.ts';

/** Name and case file of the case to write from the entered claim; `save` adds it to the file. */
export type CaseWish = Pick<CaseToWrite, 'name' | 'file' | 'save'>;

/** Returns the claim that is entered in the form in the iframe; null outside a form. */
function enteredIn({ here }: ShellState): EnteredClaim | null {
  return here?.form && here.claim ? { form: here.form, claim: here.claim, culture: here.culture } : null;
}

function placeOf({ forms }: PreviewState, form: string, page: string): FormPlace | undefined {
  const found = forms.find((one) => one.form === form);
  const named = found?.pages.find(({ name }) => name === page);
  return found && named && { form: found.form, page: named };
}

/** Creates the actions of the side panel's panes, which use the claim that is entered in the iframe. */
export function createSidePanel(state: ShellState, app: FramedApp) {
  /** Calls of each pane when it is chosen, and when bundle or page have changed. */
  const refreshing: Record<ShellState['pane'], () => Promise<void>> = {
    findings: async () => undefined,
    cases: async () => {
      state.cases = ref(await listCases());
    },
    messages: async () => {
      const { form, page } = state.here ?? {};
      if (form && page) state.messages = ref(await listMessages(form, page));
    },
    trace: async () => {
      const entered = enteredIn(state);
      if (state.trace && entered) state.trace = ref(await traceField(entered, state.trace.path));
    },
  };
  return {
    async refresh(): Promise<void> {
      if (state.preview?.revision) await refreshing[state.pane]();
    },
    async picked(path: string): Promise<void> {
      const entered = enteredIn(state);
      Object.assign(state, { isPicking: false, pane: 'trace' });
      if (entered) state.trace = ref(await traceField(entered, path));
    },
    /** Opens a page, and fills in what earlier pages require. */
    async choosePage(place: FormPlace): Promise<void> {
      const same = state.here?.form === place.form ? state.here.claim : null;
      const culture = app.culture() ?? 'en';
      const entered = { form: place.form, claim: same ?? {}, culture };
      const { claim, left, isSkipped } = await filledPage(entered, place.page.name);
      const isFilled = JSON.stringify(claim) !== JSON.stringify(entered.claim);
      await app.open(place, isFilled ? { claim } : {});
      const missing = left.map(({ path, rule }) => `${path} (${rule})`).join(', ');
      state.notice = missing === '' ? null : `Earlier pages could not be filled in wholly: ${missing}.`;
      if (isSkipped) state.notice = 'With these answers claimants do not see this page: it is skipped.';
    },
    async showCase(one: ListedCase): Promise<void> {
      const { form, page, claim, errors } = await openCase(one);
      const place = state.preview && placeOf(state.preview, form, page);
      if (!place) return;
      await app.open(place, { claim, isCase: true, touched: errors.map(({ path }) => path) });
      const said = errors.map(({ path, rule }) => `${path} ${rule}`).join(', ');
      state.notice = `Case “${one.name}”: ${said === '' ? 'no errors' : said}.`;
    },
    async writeCase(wanted: CaseWish): Promise<void> {
      const entered = enteredIn(state);
      if (entered) state.written = ref(await writeCase({ ...entered, ...wanted }));
    },
  };
}
