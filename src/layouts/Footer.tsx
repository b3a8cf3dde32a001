import type { ReactNode } from 'react';
import { GENERIC_PATHS } from '../../transforms/config/paths.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { MailAddress } from '../../widgets/InlineMarkdown/MailAddress.tsx';
import { useApp, useContent, useText } from '../hooks/useApp.ts';
import { OpensInNewTab } from './OpensInNewTab.tsx';
import { SiteAddress } from './SiteAddress.tsx';

export type FooterKind = 'plain' | 'welcome' | 'notice';

const digitsOf = (phone: string) => phone.replace(/[^\d+]/g, '');

/** Contact of the settlement by phone, e-mail and mail (R1-06). */
export function Contact() {
  const { settlement } = useApp();
  const text = useText();
  const content = useContent();
  const { contact } = settlement;
  const phone = content(contact.phoneKey);
  const email = content(contact.emailKey);
  return (
    <address className="cw-contact">
      {contact.nameKey ? <strong className="cw-contact-name">{content(contact.nameKey)}</strong> : null}
      <dl>
        <div>
          <dt>{text('Footer_Phone')}</dt>
          <dd>
            <a href={`tel:${digitsOf(phone)}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{text('Footer_Email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>
              <MailAddress address={email} />
            </a>
          </dd>
        </div>
        <div>
          <dt>{text('Footer_Mail')}</dt>
          <dd>
            <InlineMarkdown text={content(contact.addressKey)} />
          </dd>
        </div>
      </dl>
    </address>
  );
}

function Welcome() {
  const { settlement } = useApp();
  const text = useText();
  const content = useContent();
  const { siteUrl } = settlement.links;
  return (
    <>
      <p>{text('Footer_Welcome', { settlement: content(settlement.nameKey) })}</p>
      <p>
        {text('Footer_VisitWebsite')}{' '}
        <a href={siteUrl} dir="ltr">
          <SiteAddress url={siteUrl} />
        </a>
      </p>
    </>
  );
}

/** Link that opens in a new tab, so that the page keeps its input. */
function NewTab({ href, name }: { href: string; name: ProductKey }) {
  const text = useText();
  return (
    <a href={href} target="_blank" rel="noopener">
      {text(name)}
      <OpensInNewTab />
    </a>
  );
}

/**
 * Footer in three kinds (R2-38): plain, with a welcome line, and with a privacy notice; `children` come before the
 * copyright. The notice of the Privacy Act is shown for federal agencies alone, in any theme (C16-10).
 */
export function Footer({ kind, children }: { kind: FooterKind; children?: ReactNode }) {
  const { settlement, now } = useApp();
  const text = useText();
  const content = useContent();
  const isFederal = settlement.agency?.federal;
  // The same on the server, which draws the page in another zone.
  const year = new Date(now()).getUTCFullYear();
  return (
    <footer className="cw-footer">
      <div className="cw-container cw-footer-parts">
        <section aria-labelledby="cw-footer-more">
          <h2 id="cw-footer-more">{text('Footer_MoreInformation')}</h2>
          {kind === 'welcome' ? <Welcome /> : null}
          <p>{text('Footer_Instructions')}</p>
          <Contact />
        </section>
        {isFederal || kind === 'notice' ? (
          <p className="cw-footer-notice">
            {text(isFederal ? 'Footer_PrivacyAct' : 'Footer_YourInformation')}
          </p>
        ) : null}
      </div>
      {children}
      <div className="cw-footer-legal">
        <div className="cw-container">
          <span>{text('Footer_Copyright', { year, settlement: content(settlement.nameKey) })}</span>
          <NewTab href={GENERIC_PATHS.accessibility} name="Accessibility_Title" />
          <NewTab href={settlement.links.privacyPolicyUrl} name="Footer_Privacy" />
        </div>
      </div>
    </footer>
  );
}
