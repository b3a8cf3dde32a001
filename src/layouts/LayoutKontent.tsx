import { useApp, useContent } from '../hooks/useApp.ts';
import { Banner } from './Banner.tsx';
import { Footer } from './Footer.tsx';
import { FormArea } from './FormArea.tsx';
import { Header } from './Header.tsx';
import type { LayoutProps } from './layouts.ts';

function TopBar() {
  const { settlement } = useApp();
  const content = useContent();
  const { claimsAdminTitleKey, caseNumberKey } = settlement.header;
  if (!claimsAdminTitleKey && !caseNumberKey) return null;
  return (
    <div className="cw-topbar">
      <div className="cw-container">
        {claimsAdminTitleKey ? <span>{content(claimsAdminTitleKey)}</span> : null}
        {caseNumberKey ? <span>{content(caseNumberKey)}</span> : null}
      </div>
    </div>
  );
}

/** Layout of the pages with a top bar: the claims administrator's title and the case number. */
export function LayoutKontent({ banner, children }: LayoutProps) {
  return (
    <FormArea
      header={<Header top={<TopBar />} />}
      banner={<Banner banner={banner} />}
      footer={<Footer kind="welcome" />}
    >
      {children}
    </FormArea>
  );
}
