import type { ReactNode } from 'react';
import { useApp, useContent } from '../hooks/useApp.ts';
import { Logo } from './Logo.tsx';

/** The settlement's logo and name, which lead to its site, and a line below. */
export function Masthead({ children }: { children?: ReactNode }) {
  const { settlement } = useApp();
  const content = useContent();
  return (
    <div className="cw-container cw-masthead">
      <Logo />
      <div className="cw-names">
        <a className="cw-brand" href={settlement.links.siteUrl}>
          {content(settlement.nameKey)}
        </a>
        {children}
      </div>
    </div>
  );
}
