import { createRoot } from 'react-dom/client';
import { loadTheme } from '../../../src/themes/themes.ts';
import { Preview } from './shell/Preview.tsx';
import './preview.css';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root.');

/** Entry point of the preview's page. Its theme is fixed, whatever theme the app in its iframe has. */
await loadTheme('jnd-7-0-default');
createRoot(place).render(<Preview />);
