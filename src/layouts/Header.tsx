import type { ReactNode } from 'react';
import { useApp, useContent, useText } from '../hooks/useApp.ts';
import { LanguageSelector } from './LanguageSelector.tsx';
import { type HeaderLinks, headerLinks, type NavLink } from './links.ts';

function Link({ link }: { link: NavLink }) {
  const text = useText();
  const tab = link.newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a className="cw-nav-link" href={link.href} {...tab}>
      {text(link.key)}
      {link.newTab ? <span className="cw-visually-hidden"> ({text('Ui_OpensInNewTab')})</span> : null}
    </a>
  );
}

function Navigation({ links, menu }: HeaderLinks) {
  const text = useText();
  return (
    <nav className="cw-nav" aria-label={text('App_Navigation')}>
      <ul className="cw-nav-list">
        {links.map((link) => (
          <li key={link.key}>
            <Link link={link} />
          </li>
        ))}
        {menu ? (
          <li>
            <details className="cw-nav-menu">
              <summary className="cw-nav-link">{text(menu.key)}</summary>
              <ul>
                {menu.links.map((link) => (
                  <li key={link.key}>
                    <Link link={link} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** The settlement's name, the links of the surrounding site (R2-31, R2-32) and the language selector. */
export function Header({ top }: { top?: ReactNode }) {
  const { settlement } = useApp();
  const content = useContent();
  return (
    <header className="cw-header">
      {top}
      <div className="cw-header-top cw-container">
        <a className="cw-brand" href={settlement.links.siteUrl}>
          {content(settlement.nameKey)}
        </a>
        <LanguageSelector />
      </div>
      <div className="cw-header-nav">
        <div className="cw-container">
          <Navigation {...headerLinks(settlement.header.navigation, settlement.links.siteUrl)} />
        </div>
      </div>
    </header>
  );
}
