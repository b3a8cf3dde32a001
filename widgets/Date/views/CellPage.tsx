import type { ReactNode } from 'react';
import { type Cell, CellGrid } from './CellGrid.tsx';
import { modeHeight } from './modeHeight.ts';
import { NowButton } from './NowButton.tsx';
import { StepButton } from './StepButton.tsx';
import { useViewFocus } from './useViewFocus.ts';
import type { PickViewProps } from './view.ts';

const COLUMNS = 3;

interface Turn {
  label: string;
  /** True where there is no previous, or no next, page of months or years. */
  isLast: boolean;
}

interface CellPageProps {
  view: Pick<PickViewProps, 'picker' | 'text' | 'takeFocus'>;
  /** Accessible name of the grid: Month, Year. */
  label: string;
  /** Title of the page, between the buttons of the previous and the next page. */
  title: ReactNode;
  previous: Turn;
  next: Turn;
  turn: (by: -1 | 1) => void;
  cells: readonly Cell[];
  selected: number | undefined;
  /** The cell with the tab stop while none is selected. */
  start: number;
  /** The value of today, and if it is offered. */
  now: { value: number; isOffered: boolean };
  onPick: (value: number) => void;
}

/** One page of the months or years of a picker, with buttons to the others and to now. */
export function CellPage({ view, label, title, previous, next, turn, now, onPick, ...grid }: CellPageProps) {
  const { picker, text, takeFocus } = view;
  const box = useViewFocus(picker, takeFocus);
  return (
    <div ref={box}>
      <div className="cw-pick" style={modeHeight(picker)}>
        <div className="cw-calendar-header">
          <StepButton
            step="previous"
            label={previous.label}
            arrow="‹"
            isLast={previous.isLast}
            onClick={() => turn(-1)}
          />
          {title}
          <StepButton step="next" label={next.label} arrow="›" isLast={next.isLast} onClick={() => turn(1)} />
        </div>
        <CellGrid label={label} columns={COLUMNS} onPick={onPick} onPage={turn} {...grid} />
      </div>
      <NowButton picker={picker} text={text} isOffered={now.isOffered} onPick={() => onPick(now.value)} />
    </div>
  );
}
