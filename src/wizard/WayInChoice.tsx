import { useSnapshot } from 'valtio/react';
import { useText } from '../hooks/useApp.ts';
import { offeredWays } from './credentials.ts';
import type { Wizard } from './wizard.ts';

/** Radio buttons for the way in on an entry page, in the configured order, above the page's fields (C8-23). */
export function WayInChoice({ wizard }: { wizard: Wizard }) {
  const text = useText();
  const { app } = wizard;
  const { form } = wizard.bundle();
  const chosen = useSnapshot(app.authorization.state).ways[form];
  const ways = offeredWays(wizard);
  return (
    <fieldset className="cw-fieldset cw-ways">
      <legend className="cw-label">{text('Entry_Legend')}</legend>
      <div className="cw-choices">
        {ways.map((way, index) => (
          <label key={way} className="cw-choice">
            <input
              type="radio"
              className="cw-radio"
              name="way"
              value={way}
              checked={chosen === undefined ? index === 0 : chosen === way}
              onChange={() => app.authorization.chooseWay(form, way)}
            />
            <span>{text(`Entry_${way}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
