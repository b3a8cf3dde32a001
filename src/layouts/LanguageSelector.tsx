import { useSnapshot } from 'valtio/react';
import { DEFAULT_CULTURE } from '../../transforms/texts/lookUp.ts';
import { useApp, useText } from '../hooks/useApp.ts';

/**
 * Returns the cultures to offer: by `default` English while another is active (R2-33), by `all` every enabled one in
 * its own name (C7-05); none where there is no choice.
 */
function languagesOffered(
  setting: 'default' | 'all',
  active: string,
  enabled: Readonly<Record<string, string>>,
): [code: string, name: string][] {
  if (setting === 'all') {
    const all = Object.entries(enabled);
    return all.length > 1 ? all : [];
  }
  return active === DEFAULT_CULTURE ? [] : [[DEFAULT_CULTURE, enabled[DEFAULT_CULTURE] ?? 'English']];
}

/** Language selector, which switches the culture without a reload, so that nothing typed is lost. */
export function LanguageSelector() {
  const { culture, chooseCulture, settlement } = useApp();
  const text = useText();
  const { active, enabled, loading } = useSnapshot(culture.state);
  const offered = languagesOffered(settlement.settings.languageSelector, active, enabled);
  if (offered.length === 0) return null;
  return (
    <fieldset className="cw-languages">
      <legend className="cw-visually-hidden">{text('Language_Label')}</legend>
      {offered.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          className="cw-language"
          aria-pressed={code === active}
          // Not `disabled`, because the button would lose the focus; clicks meanwhile do nothing.
          aria-disabled={loading}
          onClick={() => loading || chooseCulture(code)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
