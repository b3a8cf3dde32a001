import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { domId } from '../fieldIds.ts';
import { useFocusAfterRender } from './useFocusAfterRender.ts';

const PATH = 'claimTransactions.@hours';
const ROW = domId('claimTransactions.1');

let focusLater: (id: string) => void;

/** Two blocks that share a list: until its records have moved up, the row of that place is the other block's. */
function Blocks({ moved }: { moved: boolean }) {
  focusLater = useFocusAfterRender(PATH);
  const row = <div id={ROW} tabIndex={-1} />;
  return (
    <>
      <section id={domId(PATH)}>{moved ? row : null}</section>
      <section id={domId('claimTransactions.@losses')}>{moved ? null : row}</section>
    </>
  );
}

it('C8-14, C10-02: the focus waits for the row of its own block, and does not go to another’s that has the place meanwhile', () => {
  const { rerender } = render(<Blocks moved={false} />);
  act(() => focusLater(ROW));
  rerender(<Blocks moved={false} />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Blocks moved />);
  expect(document.activeElement?.id).toBe(ROW);
  expect(document.getElementById(domId(PATH))?.contains(document.activeElement)).toBe(true);
});
