interface PickStatusProps {
  /** Sentences: what the picker asks for, and what is to be done next. */
  says: readonly string[];
}

/** Live region with a picker's instructions. */
export function PickStatus({ says }: PickStatusProps) {
  return (
    <p className="cw-pick-status" role="status">
      {says.join(' ')}
    </p>
  );
}
