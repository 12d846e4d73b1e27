import type { CallNews } from '#core/testing/call-news.ts';

/** Which notices the writing calls of the plugin raise. */
export const writingCalls: Readonly<Record<string, CallNews>> = {
  'company-verification.undo-decision': { raises: ['company-verification.waits'] },
  'company-verification.ask': { raises: ['company-verification.waits', 'company-verification.decided'] },
  'company-verification.check': { raises: ['company-verification.decided'] },
  'company-verification.decide': { raises: ['company-verification.decided'] },
};
