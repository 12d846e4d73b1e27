/** Why an administrator suspended an account. */
export const SUSPENSION_REASONS = Object.freeze(['spam', 'fraud', 'abuse', 'duplicate', 'by-request', 'other'] as const);

export type SuspensionReason = (typeof SUSPENSION_REASONS)[number];
