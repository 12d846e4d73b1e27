import { useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { credentialIdIn } from '../../contract/credential-address.ts';
import type { Verification } from '../../contract/schemas.ts';
import { type VerifiedInput, verifyCredential } from '../../contract/verify-endpoints.ts';

/** A checked credential. */
export interface Checked {
  readonly input: VerifiedInput;
  readonly email: string;
  readonly verification: Verification;
}

/** The state of the page. */
export interface VerificationState {
  readonly isBusy: boolean;
  readonly checked: Checked | undefined;
  /** The error of the last check. */
  readonly failure: unknown;
  readonly check: (input: VerifiedInput, email: string) => Promise<void>;
  /** Begins again. */
  readonly clear: () => void;
}

/** Checks credentials, the one of the address at once. A later check replaces an earlier one. */
export function useVerification(id: string | undefined): VerificationState {
  const api = useService(ApiClient);
  const [state, setState] = useState<Pick<VerificationState, 'isBusy' | 'checked' | 'failure'>>(IDLE);
  const latest = useRef<AbortController>(undefined);
  const check = async (input: VerifiedInput, email: string): Promise<void> => {
    latest.current?.abort();
    const controller = new AbortController();
    latest.current = controller;
    setState((before) => ({ ...before, isBusy: true, failure: undefined }));
    const typed = email.trim();
    const body = typed === '' ? input : { ...input, email: typed };
    try {
      const verification = await api.call(verifyCredential, { body, signal: controller.signal });
      if (!controller.signal.aborted) setState({ isBusy: false, checked: { input, email: typed, verification }, failure: undefined });
    } catch (failure) {
      if (!controller.signal.aborted) setState((before) => ({ ...before, isBusy: false, failure }));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new at every render
  useEffect(() => {
    if (id === undefined) return undefined;
    void check({ id: credentialIdIn(id) ?? id }, '');
    const own = latest.current;
    return () => {
      own?.abort();
      // A check that the user has begun meanwhile goes on.
      if (latest.current === own) setState(IDLE);
    };
  }, [id]);
  useEffect(() => () => latest.current?.abort(), []);
  return { ...state, check, clear: () => setState(IDLE) };
}

const IDLE = { isBusy: false, checked: undefined, failure: undefined } as const;
