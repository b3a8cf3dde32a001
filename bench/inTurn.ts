/**
 * Returns the visits of each subject. They are visited in turn, so that whatever else the machine does meets all alike; the
 * first round warms the machine's caches and is not counted.
 */
export async function inTurn<Subject, Visit>(
  subjects: readonly Subject[],
  rounds: number,
  visit: (subject: Subject) => Promise<Visit>,
): Promise<Map<Subject, Visit[]>> {
  const visits = new Map<Subject, Visit[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const subject of subjects) {
      const one = await visit(subject);
      if (round > 0) visits.get(subject)?.push(one);
    }
  return visits;
}
