import { useApp, useContent } from '../hooks/useApp.ts';

/** Greatest height of a logo, in px. */
const HEIGHT = 48;

/** Logo of the settlement, where it has one; its size is set, so that nothing shifts when it loads. */
export function Logo() {
  const { logo } = useApp().settlement.header;
  const content = useContent();
  if (!logo) return null;
  const { url, altKey, width, height } = logo;
  const drawn = Math.min(height, HEIGHT);
  return (
    <img
      className="cw-logo"
      // The head names the picture with the same priority; React would else add a second link.
      fetchPriority="low"
      src={url}
      alt={content(altKey)}
      width={Math.round((width / height) * drawn)}
      height={drawn}
    />
  );
}
