import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from './testing/app.testkit.tsx';
import { freshVisits, heading, press, signIn, type } from './testing/visitor.testkit.ts';

freshVisits();

describe('language', () => {
  it('R1-03, R4-24, R4-25, C7-05: another language shows its texts, keeps the answers and is remembered', async () => {
    const { api } = await renderApp();
    await signIn();
    type(/First name/, 'Ada');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    await heading('Sus datos');
    expect(screen.getByLabelText(/Nombre/)).toHaveProperty('value', 'Ada');
    expect(document.documentElement.lang).toBe('es');
    expect(api.rememberCulture).toHaveBeenCalledWith('es');
  });

  it('R2-27, R4-25: the query switches to an enabled culture', async () => {
    await renderApp({ path: '/standard/claimant-info?culture=es', authorized: true });
    await heading('Sus datos');
  });

  it('R2-33: by default only English is offered, and only while another language is active', async () => {
    await renderApp({ settings: { languageSelector: 'default' }, path: '/?culture=es' });
    await heading('Start');
    await screen.findByRole('button', { name: 'English' });
    expect(screen.queryByRole('button', { name: 'Español' })).toBeNull();
    press('English');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'English' })).toBeNull());
  });

  it('R8-08: content that cannot be loaded is reported and the old texts stay', async () => {
    const { reports } = await renderApp({ api: { content: () => Promise.reject(new Error('down')) } });
    await heading('Start');
    press('Español');
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Start');
    expect(document.documentElement.lang).toBe('en');
  });
});
