import { useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import type { ActionLink } from './action-link.ts';
import { applyLink, type LinkOutcome } from './apply-link.ts';

/** The state of a link. */
export type AppliedLink = LinkOutcome | { readonly state: 'working' } | { readonly state: 'failed'; readonly failure: unknown };

/** Applies a link once per visit and once per `retry`. */
export function useAppliedLink(link: ActionLink): { readonly applied: AppliedLink; readonly retry: () => void } {
  const identity = useService(IdentityClient);
  const [applied, setApplied] = useState<AppliedLink>({ state: 'working' });
  const apply = (): void => {
    setApplied({ state: 'working' });
    applyLink(identity, link).then(setApplied, (failure: unknown) => setApplied({ state: 'failed', failure }));
  };
  const hasBegun = useRef(false);
  // A code is valid only once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is what the page was opened with
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    apply();
  }, []);
  return { applied, retry: apply };
}
