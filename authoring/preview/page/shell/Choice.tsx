import { useId } from 'react';

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** Labelled select box for one of the preview's settings. */
export function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="pv-setting">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="cw-select" value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
