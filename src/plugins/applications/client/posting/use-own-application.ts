import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { OwnApplicationStore } from './own-application-store.ts';

/** What a part of a posting's page knows of the reader's application to it. */
export interface OwnApplicationView {
  /** `null` where there is none, `undefined` until it is known. */
  readonly applicationId: string | null | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The reader's application to a posting. Call it in an observer. */
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
