import { createRoot } from 'react-dom/client';
import { Preview } from './shell/Preview.tsx';
import './preview.css';
import '../../../src/themes/generated/jnd-7-0-default.css';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root.');

/** Entry point of the preview's page. Its theme is fixed, whatever theme the app in its iframe has. */
createRoot(place).render(<Preview />);
