import { useSnapshot } from 'valtio/react';
import type { Banner as BannerSettings } from '../../schemas/generated/types.ts';
import { InlineMarkdown } from '../../widgets/InlineMarkdown/InlineMarkdown.tsx';
import { useApp, useContent } from '../hooks/useApp.ts';

/** Banner with the settlement's heading, text and image (R2-37); hidden while the browser leaves for another site. */
export function Banner({ banner }: { banner: BannerSettings | null }) {
  const app = useApp();
  const content = useContent();
  const { leaving } = useSnapshot(app.state);
  if (banner === null || leaving) return null;
  const { headerKey, copyKeys = [], image } = banner;
  const title = content(headerKey);
  return (
    <section className="cw-banner" aria-label={title}>
      {image ? <img className="cw-banner-image" src={encodeURI(image)} alt="" fetchPriority="low" /> : null}
      <div className="cw-banner-shade">
        <div className="cw-container">
          <p className="cw-banner-title">{title}</p>
          {copyKeys.map((key) => (
            <p key={key}>
              <InlineMarkdown text={content(key)} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
