import { useApp, useContent } from '../hooks/useApp.ts';
import { OpensInNewTab } from './OpensInNewTab.tsx';

/** Identifier of the agency at the foot of the page, with its required links; nothing where the settlement has none. */
export function AgencyIdentifier() {
  const { agency, links } = useApp().settlement;
  const content = useContent();
  if (!agency?.identifier) return null;
  const { textKey, links: required = [] } = agency.identifier;
  return (
    <section className="cw-identifier" aria-labelledby="identifier-site">
      <div className="cw-container">
        <p className="cw-identifier-site" id="identifier-site">
          {new URL(links.siteUrl).host}
        </p>
        <p>{content(textKey)}</p>
        {required.length > 0 ? (
          <ul>
            {required.map(({ labelKey, url }) => (
              <li key={labelKey}>
                <a href={url} target="_blank" rel="noopener">
                  {content(labelKey)}
                  <OpensInNewTab />
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
