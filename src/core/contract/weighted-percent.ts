/** A part of something that becomes complete part by part. */
export interface WeightedPart {
  /** Positive, in any unit. */
  readonly weight: number;
  /** The share of the part that is done, 0 to 1. */
  readonly share: number;
}

/**
 * Σ weight × share of all parts, as a whole percentage of the sum of the weights. 0 only when nothing is done, 100 only when all is done:
 * in between the nearest of 1 to 99. 0 without parts.
 */
export function weightedPercent(parts: readonly WeightedPart[]): number {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const done = parts.reduce((sum, { weight, share }) => sum + weight * share, 0);
  if (parts.every(({ share }) => share === 0)) return 0;
  if (parts.every(({ share }) => share === 1)) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * done) / whole)));
}
