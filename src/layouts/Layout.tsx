import { Banner } from './Banner.tsx';
import { Footer } from './Footer.tsx';
import { FormArea } from './FormArea.tsx';
import { Header } from './Header.tsx';
import type { LayoutProps } from './layouts.ts';

/** The standard layout: header, banner, form area, footer. */
export function Layout({ banner, children }: LayoutProps) {
  return (
    <FormArea header={<Header />} banner={<Banner banner={banner} />} footer={<Footer kind="plain" />}>
      {children}
    </FormArea>
  );
}
