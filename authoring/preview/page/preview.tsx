import { createRoot } from 'react-dom/client';
import { loadTheme } from '../../../src/themes/themes.ts';
import { Preview } from './shell/Preview.tsx';
import './preview.css';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root.');

/** Theme of the shell, whatever theme the page in its frame has. */
await loadTheme('jnd-7-0-default');
createRoot(place).render(<Preview />);
