import type { ReactNode } from 'react';
import { Masthead } from './Masthead.tsx';
import { Navigation } from './Navigation.tsx';

/** The settlement's name, the links of the surrounding site and the language selector. */
export function Header({ top, sub }: { top?: ReactNode; sub?: ReactNode }) {
  return (
    <header className="cw-header">
      {top}
      <Masthead>{sub}</Masthead>
      <Navigation />
    </header>
  );
}
