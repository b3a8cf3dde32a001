import { useApp, useContent } from '../hooks/useApp.ts';
import { AgencyBanner } from './AgencyBanner.tsx';
import { AgencyIdentifier } from './AgencyIdentifier.tsx';
import { Banner } from './Banner.tsx';
import { Footer } from './Footer.tsx';
import { FormArea } from './FormArea.tsx';
import type { LayoutProps } from './layouts.ts';
import { Masthead } from './Masthead.tsx';
import { Navigation } from './Navigation.tsx';

function AgencyHeader() {
  const { claimsAdminTitleKey } = useApp().settlement.header;
  const content = useContent();
  return (
    <header className="cw-header cw-header--agency">
      <AgencyBanner />
      <Masthead>
        {claimsAdminTitleKey ? <p className="cw-brand-sub">{content(claimsAdminTitleKey)}</p> : null}
      </Masthead>
      <Navigation />
    </header>
  );
}

/** Layout of a government agency's pages: title, subtitle and logo above, a notice and its identifier below. */
export function LayoutFtc({ banner, children }: LayoutProps) {
  return (
    <FormArea
      header={<AgencyHeader />}
      banner={<Banner banner={banner} />}
      footer={
        <Footer kind="notice">
          <AgencyIdentifier />
        </Footer>
      }
    >
      {children}
    </FormArea>
  );
}
