import { proxy } from 'valtio/vanilla';
import type { Here } from '../../protocol/frameMessages.ts';
import type {
  FieldTrace,
  ListedCase,
  PageMessage,
  PickedPage,
  PreviewState,
  WrittenCase,
} from '../../protocol/types.ts';

/** Widths that a page is looked at in, in px; null for all there is. */
export const WIDTHS = [null, 375, 768, 1280] as const;

export interface ShellState {
  preview: PreviewState | null;
  here: Here | null;
  width: number | null;
  /** The preview has ended, or cannot be reached. */
  isLost: boolean;
  /** What went wrong with what was asked for last. */
  failure: string | null;
  /** Where the frame begins; null before there is a page. */
  start: string | null;
  /** Counts the frames: one whose app hears nothing is replaced. */
  frame: number;
  /** Pane that the side panel shows. */
  pane: PaneName;
  /** What is to be known of what was asked for last. */
  notice: string | null;
  cases: readonly ListedCase[];
  written: WrittenCase | null;
  messages: readonly PageMessage[];
  trace: FieldTrace | null;
  /** The next click on the page names a field. */
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

/** The page that the frame shows, as the preview's server knows it. */
export function pageAt({ forms }: PreviewState, here: Here | null): PickedPage | undefined {
  const pages = forms.find(({ form }) => form === here?.form)?.pages;
  return pages?.find(({ name }) => name === here?.page);
}
