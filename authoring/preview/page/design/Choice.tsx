import { Field, NativeSelect } from '@chakra-ui/react';

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** Labelled select box for one setting of an authors' page. */
export function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <Field.Root minW="0">
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          ps="3"
          textOverflow="ellipsis"
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}
