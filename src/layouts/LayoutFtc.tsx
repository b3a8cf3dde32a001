import { useApp, useContent } from '../hooks/useApp.ts';
import { Banner } from './Banner.tsx';
import { Footer } from './Footer.tsx';
import { FormArea } from './FormArea.tsx';
import type { LayoutProps } from './layouts.ts';
import { Navigation } from './Navigation.tsx';

function AgencyHeader() {
  const { settlement } = useApp();
  const content = useContent();
  const { claimsAdminTitleKey } = settlement.header;
  return (
    <header className="cw-header cw-header--agency">
      <div className="cw-container cw-header-top">
        <span className="cw-seal" aria-hidden="true" />
        <div className="cw-agency">
          <a className="cw-brand" href={settlement.links.siteUrl}>
            {content(settlement.nameKey)}
          </a>
          {claimsAdminTitleKey ? <span className="cw-brand-sub">{content(claimsAdminTitleKey)}</span> : null}
        </div>
      </div>
      <Navigation />
    </header>
  );
}

/** The government agency's layout: title, subtitle and logo above, the privacy-act notice below. */
export function LayoutFtc({ banner, children }: LayoutProps) {
  return (
    <FormArea
      header={<AgencyHeader />}
      banner={<Banner banner={banner} />}
      footer={<Footer kind="privacyAct" />}
    >
      {children}
    </FormArea>
  );
}
