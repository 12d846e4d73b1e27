/** Clocks of two computers differ. This much counts as equal, in seconds. */
const LEEWAY_S = 90;

/** Whether a credential is valid by its dates. */
export type DateOutcome = 'valid' | 'not-yet' | 'expired';

/** @param claims `nbf` and `exp` of the credential, in seconds since 1970 */
export function dateOutcome({ nbf, exp }: { readonly nbf: number; readonly exp?: number | undefined }, now: Date): DateOutcome {
  const seconds = now.getTime() / 1000;
  if (nbf > seconds + LEEWAY_S) return 'not-yet';
  return exp !== undefined && exp <= seconds - LEEWAY_S ? 'expired' : 'valid';
}
