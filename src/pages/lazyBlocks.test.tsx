import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { englishText } from '../../widgets/translate.ts';
import { renderApp } from '../testing/app.testkit.tsx';
import { freshVisits, heading, press, toSummary } from '../testing/visitor.testkit.ts';

freshVisits();

const network = vi.hoisted(() => ({ isDown: true }));

vi.mock('./Summary.tsx', async (real) => {
  const { Summary } = await real<typeof import('./Summary.tsx')>();
  return {
    get Summary() {
      if (network.isDown) throw new Error('Failed to fetch dynamically imported module');
      return Summary;
    },
  };
});

it('C10-16: a summary that cannot be fetched offers another try in its place, and the page around it stays', async () => {
  // React reports what the boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderApp();
  await toSummary();
  const again = await screen.findByRole('button', { name: englishText('Ui_TryAgain') });
  expect(screen.getByRole('button', { name: 'Submit claim' })).toBeTruthy();
  network.isDown = false;
  press(again.textContent ?? '');
  expect(await screen.findByText(/^Not filed yet/)).toBeTruthy();
  await heading('Check');
  expect(screen.queryByRole('button', { name: englishText('Ui_TryAgain') })).toBeNull();
});
