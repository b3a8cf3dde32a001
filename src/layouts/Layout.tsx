import { useApp, useContent } from '../hooks/useApp.ts';
import { Banner } from './Banner.tsx';
import { Footer } from './Footer.tsx';
import { FormArea } from './FormArea.tsx';
import { Header } from './Header.tsx';
import type { LayoutProps } from './layouts.ts';

function CaseNumber() {
  const { caseNumberKey } = useApp().settlement.header;
  const content = useContent();
  return caseNumberKey ? <p className="cw-brand-sub">{content(caseNumberKey)}</p> : null;
}

/** Standard layout of the pages: header with the case number below the name, banner, form area, footer. */
export function Layout({ banner, children }: LayoutProps) {
  return (
    <FormArea
      header={<Header sub={<CaseNumber />} />}
      banner={<Banner banner={banner} />}
      footer={<Footer kind="plain" />}
    >
      {children}
    </FormArea>
  );
}
