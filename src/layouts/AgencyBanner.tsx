import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { useApp, useContent } from '../hooks/useApp.ts';

/**
 * Banner above an agency's header that names the site's owner, with details to expand. It shows only what the
 * settlement configures.
 */
export function AgencyBanner() {
  const banner = useApp().settlement.agency?.banner;
  const content = useContent();
  if (!banner) return null;
  const { textKey, detailKeys } = banner;
  const text = content(textKey);
  return (
    <section className="cw-agency-banner" aria-label={text}>
      <div className="cw-container">
        {detailKeys ? (
          <details>
            <summary>{text}</summary>
            <div className="cw-agency-details">
              {detailKeys.map((key) => (
                <p key={key}>
                  <InlineMarkdown text={content(key)} />
                </p>
              ))}
            </div>
          </details>
        ) : (
          <p>{text}</p>
        )}
      </div>
    </section>
  );
}
