interface PickStatusProps {
  /** Sentences: what the picker asks for, and what is to be done next. */
  says: readonly string[];
}

/** What a picker asks for beside what its cells show, heard as it changes. */
export function PickStatus({ says }: PickStatusProps) {
  return (
    <p className="cw-pick-status" role="status">
      {says.join(' ')}
    </p>
  );
}
