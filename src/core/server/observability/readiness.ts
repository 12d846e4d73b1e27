/** The parts of the server, each with the question whether it can work now. */
export type ReadinessProbes = Readonly<Record<string, () => Promise<boolean>>>;

/** What `/readyz` answers. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, boolean>>;
}

/** Asks every part at once; one that fails to answer is not ready. */
export async function askReadiness(probes: ReadinessProbes): Promise<Readiness> {
  const answers = await Promise.all(
    Object.entries(probes).map(async ([part, probe]) => {
      try {
        return [part, await probe()] as const;
      } catch {
        return [part, false] as const;
      }
    }),
  );
  return { ready: answers.every(([, ready]) => ready), parts: Object.fromEntries(answers) };
}
