/** The variables of a run that is not complete: properties have a third of their runs, and the largest tests run a part in each turn. */
export function shortened(turn: number): Readonly<Record<string, string>> {
  return { PROPERTY_RUNS: String(1 / 3), CHECK_TURN: String(turn) };
}
