/** A readiness check for each part of the server. */
export type ReadinessProbes = Readonly<Record<string, () => Promise<boolean>>>;

/** How long an answer is used, in milliseconds. */
const FRESH_MS = 1_000;

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

/**
 * Answers from checks that began at most a second ago. Requests that arrive while the checks run wait for them, so `/readyz` never asks the
 * database more than once at a time. `clock` is in milliseconds and never goes back.
 */
export function rememberedReadiness(probes: ReadinessProbes, clock: () => number = () => performance.now()): () => Promise<Readiness> {
  let last: { readonly answer: Promise<Readiness>; readonly began: number } | undefined;
  let isRunning = false;
  return () => {
    const now = clock();
    if (last !== undefined && (isRunning || now - last.began <= FRESH_MS)) return last.answer;
    isRunning = true;
    const answer = askReadiness(probes).finally(() => (isRunning = false));
    last = { answer, began: now };
    return answer;
  };
}
