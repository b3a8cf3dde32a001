import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Workbench } from '../../authoring/preview/page/design/Workbench.tsx';
import { preloadParts } from '../../src/pages/preloadParts.ts';
import { loadTheme } from '../../src/themes/themes.ts';
import type { Translate } from '../../widgets/translate.ts';
import { ChoicesPage } from './ChoicesPage.tsx';
import { type Look, lookOf, textIn } from './look.ts';
import { NamesPage } from './NamesPage.tsx';
import { ListsPage, PersonPage } from './pages.tsx';
import { SendingView } from './SendingView.tsx';
import { Switches } from './Switches.tsx';
import type { ViewName } from './viewNames.ts';
import { WidgetsView } from './WidgetsView.tsx';
import './gallery.css';

const VIEWS: Record<ViewName, (text: Translate, look: Look) => ReactNode> = {
  widgets: (text, { widget = 'all' }) => <WidgetsView widget={widget} text={text} />,
  page: (text) => <PersonPage refused={false} text={text} />,
  refused: (text) => <PersonPage refused text={text} />,
  choices: (text) => <ChoicesPage text={text} />,
  lists: (text) => <ListsPage text={text} />,
  names: (text) => <NamesPage text={text} />,
  sending: (_text, { lang }) => <SendingView lang={lang} />,
};

const root = document.getElementById('root');
if (!root) throw new Error('The gallery has no place.');
const look = lookOf(location.search);
document.documentElement.lang = look.lang;
document.documentElement.dir = look.dir;
// The app has the parts of a page before it draws it.
await Promise.all([loadTheme(look.theme), preloadParts(['dateInput', 'maskEngine'], console.error)]);
createRoot(root).render(
  <Workbench>
    <Switches look={look} />
    <div className="cw-shell">
      <main className={look.view === 'widgets' ? 'cw-main gallery-wide' : 'cw-main'}>
        <div className="cw-form-body">{VIEWS[look.view as ViewName](textIn(look.lang), look)}</div>
      </main>
    </div>
  </Workbench>,
);
