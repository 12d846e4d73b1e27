import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { type Again, againAfter } from '../../contract/applying/again.ts';
import type { ApplicationInput } from '../../contract/applying/application-input-schemas.ts';
import type { Application } from '../../contract/schemas.ts';
import { type ApplyingBasis, ApplyingStore } from '../form/applying-store.ts';
import { OwnApplicationStore } from './own-application-store.ts';

/** What the user can do about a posting. */
export type OwnStanding =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'applied'; readonly application: Application; readonly again: Again }
  | { readonly kind: 'form'; readonly basis: ApplyingBasis };

/** The state of the user's application for a component of the posting's page. */
export interface OwnApplicationView {
  readonly standing: OwnStanding;
  readonly send: (input: ApplicationInput) => Promise<void>;
  readonly retry: () => void;
}

/** The user's application to a posting, or what a new one begins with. Call it in an observer. */
export function useOwnApplication(jobId: string): OwnApplicationView {
  const store = useService(OwnApplicationStore);
  const applying = useService(ApplyingStore);
  const open = useCallback(() => void Promise.all([store.open(jobId), applying.open(jobId)]), [store, applying, jobId]);
  useEffect(open, [open]);
  return { standing: standingOf(store, applying, jobId), send: (input) => store.apply(jobId, input), retry: open };
}

function standingOf(store: OwnApplicationStore, applying: ApplyingStore, jobId: string): OwnStanding {
  const [newest, basis] = [store.of(jobId), applying.of(jobId)];
  if (newest === undefined || basis === undefined) {
    const hasFailed = store.own.status === 'failed' || applying.basis.status === 'failed';
    return { kind: hasFailed ? 'failed' : 'loading' };
  }
  if (newest === null) return { kind: 'form', basis };
  const again = againAfter(newest, basis.terms, new Date());
  return again.kind === 'now' ? { kind: 'form', basis } : { kind: 'applied', application: newest, again };
}

/** After the user applies, the form disappears. This moves the focus to the element that replaces it. */
export function useFocusOnceApplied<Part extends HTMLElement>({ kind }: OwnStanding): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === 'form' && kind === 'applied') part.current?.focus();
    before.current = kind;
  }, [kind]);
  return part;
}
