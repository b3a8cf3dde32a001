import type { ReactNode } from 'react';
import { Masthead } from './Masthead.tsx';
import { Navigation } from './Navigation.tsx';

/**
 * Header with the settlement's name, the site's navigation and the language selector; `top` is above them, `sub` below
 * the name.
 */
export function Header({ top, sub }: { top?: ReactNode; sub?: ReactNode }) {
  return (
    <header className="cw-header">
      {top}
      <Masthead>{sub}</Masthead>
      <Navigation />
    </header>
  );
}
