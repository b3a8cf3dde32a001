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
  /** No page lies there. */
  isLast: boolean;
}

interface CellPageProps {
  view: Pick<PickViewProps, 'picker' | 'text' | 'takeFocus'>;
  /** What the cells are: Month, Year. */
  label: string;
  /** What the page shows, between the ways to the pages before and after it. */
  title: ReactNode;
  previous: Turn;
  next: Turn;
  turn: (by: -1 | 1) => void;
  cells: readonly Cell[];
  selected: number | undefined;
  /** What the keyboard starts at while nothing is selected. */
  start: number;
  /** The value that stands for today, and whether it is offered. */
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
