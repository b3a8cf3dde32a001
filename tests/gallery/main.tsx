import { createRoot } from 'react-dom/client';
import { loadTheme } from '../../src/themes/themes.ts';
import { VIEWS } from './views.tsx';

// gallery/?view=widgets&theme=jnd-7-0-default&dir=rtl&lang=ar: what the end-to-end test of the widgets opens.
const query = new URLSearchParams(location.search);
const view = VIEWS[query.get('view') ?? 'widgets'];
const root = document.getElementById('root');
if (!view || !root) throw new Error(`No view "${query.get('view')}" in the gallery.`);
document.documentElement.lang = query.get('lang') ?? 'en';
document.documentElement.dir = query.get('dir') ?? 'ltr';
await loadTheme(query.get('theme') ?? 'jnd-7-0-default');
createRoot(root).render(
  <div className="cw-shell">
    <main className="cw-main">
      <div className="cw-form-body">{view()}</div>
    </main>
  </div>,
);
