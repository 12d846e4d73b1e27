import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import type { AppliedModule } from '#plugins/jobs/contract/client-extension-points.ts';
import { AppliedMarksStore } from '../search/applied-marks-store.ts';

/** Reports the postings to which the candidate has applied, without withdrawn applications. */
export const Source: AppliedModule['Source'] = observer(function AppliedSource({ onApplied }) {
  const store = useService(AppliedMarksStore);
  const { status, value } = store.applied;
  useEffect(() => void store.load(), [store]);
  useEffect(() => {
    if (status === 'failed') onApplied(new Set());
    else if (value !== undefined) onApplied(new Set(value.keys()));
  }, [status, value, onApplied]);
  return null;
});
