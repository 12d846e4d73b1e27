/** A readiness check for each part of the server. */
export type ReadinessProbes = Readonly<Record<string, () => Promise<boolean>>>;

/** The response of `/readyz`. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, boolean>>;
}

/** Runs all checks in parallel. A part whose check fails is not ready. */
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
