import type { NeededAbility } from '#core/contract/audience.ts';

/** Users with the duty decide which companies may issue. */
export const DECIDES_ISSUERS: NeededAbility = Object.freeze({ subject: 'credential-issuer', action: 'decide' });
