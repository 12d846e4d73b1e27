import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { copyJob } from '../../contract/managing-endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Copies a posting once, and opens the form of the copy in its place. */
export function CopiedPosting({ id }: { readonly id: string }): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const go = useGo();
  const isAsked = useRef(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const copy = async (): Promise<void> => {
    isAsked.current = true;
    setFailure(undefined);
    try {
      const { job } = await api.call(copyJob, { params: { id } });
      go(href(jobRoutes.form, {}, { id: job.id }), { replace: true });
    } catch (error) {
      setFailure(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each posting
  useEffect(() => {
    if (!isAsked.current) void copy();
  }, []);
  if (failure !== undefined) return <LoadFailure error={failure} title={t('form.copyFailed')} onRetry={() => void copy()} />;
  return <Skeleton count={6} />;
}
