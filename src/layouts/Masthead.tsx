import type { ReactNode } from 'react';
import { useApp, useContent } from '../hooks/useApp.ts';
import { LanguageSelector } from './LanguageSelector.tsx';
import { Logo } from './Logo.tsx';

/**
 * Masthead with the settlement's logo, its name as a link to its site, `children` below the name, and the language
 * selector.
 */
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
      <LanguageSelector />
    </div>
  );
}
