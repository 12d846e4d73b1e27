import type { BrowserContext } from '@playwright/test';

/** Browser faults that a test did not expect. */
export interface Faults {
  readonly watch: (context: BrowserContext) => Promise<void>;
  /** The unexpected faults so far. */
  readonly unexpected: () => string[];
}

/** Collects console errors, uncaught exceptions and violations of the content security policy, except the expected ones. */
export function watchFaults(expected: readonly RegExp[]): Faults {
  const seen: string[] = [];
  return {
    watch: async (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => seen.push(String(fault.error())));
      await context.addInitScript(reportPolicyBreaches);
    },
    unexpected: () => seen.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
  };
}

// Runs in the page before our own scripts.
function reportPolicyBreaches(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(
      `Content security policy: ${event.violatedDirective} refused ${event.blockedURI} in ${event.sourceFile}:${event.lineNumber}`,
    );
  });
}
