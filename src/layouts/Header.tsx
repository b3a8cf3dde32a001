import type { ReactNode } from 'react';
import { useApp, useContent } from '../hooks/useApp.ts';
import { Navigation } from './Navigation.tsx';

/** The settlement's name, the links of the surrounding site and the language selector. */
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
      </div>
      <Navigation />
    </header>
  );
}
