import { proxy } from 'valtio/vanilla';
import type { ShownPage } from '../../protocol/frameMessages.ts';
import type {
  FieldTrace,
  ListedCase,
  PageMessage,
  PickedPage,
  PreviewState,
  WrittenCase,
} from '../../protocol/types.ts';

/** Widths of the iframe in px; null for the available width. */
export const WIDTHS = [null, 375, 768, 1280] as const;

/** State of the preview's page (the shell), which its components render. */
export interface ShellState {
  preview: PreviewState | null;
  here: ShownPage | null;
  width: number | null;
  /** True if the preview has ended or cannot be reached. */
  isLost: boolean;
  /** Error message of the last action. */
  failure: string | null;
  /** First address of the iframe; null before there is a page. */
  start: string | null;
  /** Number of the iframe, which is increased to replace one whose app does not respond. */
  frame: number;
  /** Pane that the side panel shows. */
  pane: PaneName;
  /** Notice about the last action. */
  notice: string | null;
  cases: readonly ListedCase[];
  written: WrittenCase | null;
  messages: readonly PageMessage[];
  trace: FieldTrace | null;
  /** True if the next click on the page selects a field. */
  isPicking: boolean;
}

/** Panes of the side panel, each with its label. */
export const PANES = { findings: 'Findings', cases: 'Cases', messages: 'Messages', trace: 'Why' } as const;
export type PaneName = keyof typeof PANES;

export const newShellState = () =>
  proxy<ShellState>({
    preview: null,
    here: null,
    width: null,
    isLost: false,
    failure: null,
    start: null,
    frame: 0,
    pane: 'findings',
    notice: null,
    cases: [],
    written: null,
    messages: [],
    trace: null,
    isPicking: false,
  });

/** Returns the page that the iframe shows, from the list of the preview's server. */
export function pageAt({ forms }: PreviewState, here: ShownPage | null): PickedPage | undefined {
  const pages = forms.find(({ form }) => form === here?.form)?.pages;
  return pages?.find(({ name }) => name === here?.page);
}
