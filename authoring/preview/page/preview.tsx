import { createRoot } from 'react-dom/client';
import { Workbench } from './design/Workbench.tsx';
import { Preview } from './shell/Preview.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no #root.');

/** Entry point of the preview's page. Its theme is fixed, whatever theme the app in its iframe has. */
createRoot(place).render(
  <Workbench>
    <Preview />
  </Workbench>,
);
