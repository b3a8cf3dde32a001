import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { renderWidget } from '../renderWidget.testkit.tsx';
import { loadView } from './loadView.tsx';

// Read from the disk for the first time, the calendar takes longer on a busy machine than a test looks for it.
await loadView('date', 'en-US');

export const input = () => screen.getByLabelText('Date of sale');
export const openButton = () => screen.getByRole('button', { name: /^Choose a date/ });
export const calendar = () => document.querySelector('.cw-calendar');
export const shown = () =>
  waitFor(() => expect(document.querySelector('.react-datepicker__month')).not.toBeNull());

export const day = (number: number) => {
  const name = `.react-datepicker__day--0${String(number).padStart(2, '0')}:not(.react-datepicker__day--outside-month)`;
  return document.querySelector(name) as HTMLElement;
};

export async function opened(example: Parameters<typeof renderWidget>[1] = {}, onCommit = vi.fn()) {
  renderWidget('date', { label: 'Date of sale', ...example }, { onCommit });
  fireEvent.click(openButton());
  await shown();
  // The calendar comes by itself, outside of what the test does: its effects are to run too.
  await act(async () => {});
  return onCommit;
}
