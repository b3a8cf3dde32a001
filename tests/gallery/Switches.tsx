import { addressWith, type Look, SWITCHES } from './look.ts';

type Switch = keyof typeof SWITCHES;

/** The switches of the gallery. Each loads the page again, as another theme's stylesheet would lie over the first. */
export function Switches({ look }: { look: Look }) {
  return (
    <header className="gallery-switches">
      {Object.entries(SWITCHES).map(([name, { label, choices }]) => (
        <label key={name}>
          {label}
          <select
            value={look[name as Switch]}
            onChange={(event) => location.assign(addressWith(look, name as Switch, event.target.value))}
          >
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </label>
      ))}
    </header>
  );
}
