import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { OwnApplicationStore } from './own-application-store.ts';

/** The state of the user's application for a component of the posting's page. */
export interface OwnApplicationView {
  /** `null` when there is none, `undefined` until it is loaded. */
  readonly applicationId: string | null | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The user's application to a posting. Call it in an observer. */
export function useOwnApplication(jobId: string): OwnApplicationView {
  const store = useService(OwnApplicationStore);
  useEffect(() => void store.open(jobId), [store, jobId]);
  const applicationId = store.of(jobId);
  return {
    applicationId,
    hasFailed: applicationId === undefined && store.own.status === 'failed',
    retry: () => void store.open(jobId),
  };
}
