import { useId } from 'react';
import { useApp, useText } from '../hooks/useApp.ts';
import { headerLinks, type NavLink, type NavMenu } from './links.ts';
import { OpensInNewTab } from './OpensInNewTab.tsx';
import { useMenu } from './useMenu.ts';

function Link({ link }: { link: NavLink }) {
  const text = useText();
  return (
    <a className="cw-nav-link" href={link.href} target="_blank" rel="noopener">
      {text(link.key)}
      <OpensInNewTab />
    </a>
  );
}

function Links({ links }: { links: readonly NavLink[] }) {
  return links.map((link) => (
    <li key={link.key}>
      <Link link={link} />
    </li>
  ));
}

/** Submenu of links, opened by a button. */
function More({ menu }: { menu: NavMenu }) {
  const text = useText();
  const id = useId();
  const { box, isOpen, toggle } = useMenu<HTMLLIElement>();
  return (
    <li className="cw-nav-menu" ref={box}>
      <button
        type="button"
        className="cw-nav-link"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {text(menu.key)}
      </button>
      <ul id={id} hidden={!isOpen}>
        <Links links={menu.links} />
      </ul>
    </li>
  );
}

/** Navigation bar with the links of the settlement's site (R2-31, R2-32), collapsed behind a button on a phone. */
export function Navigation() {
  const { settlement } = useApp();
  const text = useText();
  const id = useId();
  const { box, isOpen, toggle } = useMenu<HTMLElement>();
  const { links, menu } = headerLinks(settlement);
  return (
    <div className="cw-header-nav">
      <div className="cw-container cw-header-bar">
        <nav aria-label={text('App_Navigation')} ref={box}>
          <button
            type="button"
            className="cw-nav-link cw-nav-button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
          >
            {text('App_Menu')}
          </button>
          <ul id={id} className="cw-nav-list" data-open={isOpen || undefined}>
            <Links links={links} />
            {menu ? <More menu={menu} /> : null}
          </ul>
        </nav>
      </div>
    </div>
  );
}
