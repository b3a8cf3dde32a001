import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadable } from './preloadable.tsx';
import { englishText } from './translate.ts';

afterEach(cleanup);

const registry = { formContext: { text: englishText } };

function Late({ registry: _, word }: { registry: typeof registry; word: string }) {
  return <p>{word}</p>;
}

describe('preloadable', () => {
  it('draws what was fetched before with the first drawing', async () => {
    const Part = preloadable(async () => Late);
    await Part.preload();
    render(<Part registry={registry} word="there" />);
    expect(screen.getByText('there')).toBeTruthy();
  });

  it('says that it is on its way, and draws it when it has come', async () => {
    const Part = preloadable(async () => Late);
    render(<Part registry={registry} word="there" />);
    expect(screen.getByText(englishText('Ui_Loading'))).toBeTruthy();
    expect(await screen.findByText('there')).toBeTruthy();
  });

  it('C10-35: that it cannot be fetched is said in a region that was there before, each time', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = preloadable<{ registry: typeof registry; word: string }>(async () => {
      throw new Error('offline');
    });
    render(<Part registry={registry} word="late" />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    const said: string[] = [];
    const log = new MutationObserver(() => said.push(region.textContent ?? ''));
    log.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.click(await screen.findByRole('button', { name: englishText('Ui_TryAgain') }));
    await screen.findByRole('button', { name: englishText('Ui_TryAgain') });
    const failed = englishText('Ui_Unavailable');
    await waitFor(() => expect(said).toEqual([failed, '', failed]));
    expect(screen.getByRole('status')).toBe(region);
    log.disconnect();
  });

  it('offers another try where it cannot be fetched, and keeps what is drawn from being drawn anew', async () => {
    // React reports what the boundary caught.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let tries = 0;
    const Part = preloadable(async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return Late;
    });
    const { rerender } = render(<Part registry={registry} word="first" />);
    await userEvent.click(await screen.findByRole('button', { name: englishText('Ui_TryAgain') }));
    const drawn = await screen.findByText('first');
    await Part.preload();
    rerender(<Part registry={registry} word="second" />);
    expect(drawn.textContent).toBe('second');
    expect(tries).toBe(2);
  });
});
