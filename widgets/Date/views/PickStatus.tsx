interface PickStatusProps {
  /** Sentences about the picker's bounds, and about the next step. */
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
