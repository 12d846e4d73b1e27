import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { AskedProps } from '#core/client/plugin/page.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { getJob } from '../../contract/endpoints.ts';
import { type AskedAction, actionIn } from '../posting/asked-action.ts';

/** On the sign-up and the sign-in: names the posting for which a visitor wants to apply or that they want to save. */
export function Asked({ address, otherwise }: AskedProps): ReactNode {
  const { pathname, searchParams } = new URL(address, location.origin);
  const action = actionIn(searchParams.get('then') ?? undefined);
  if (action === undefined) return otherwise;
  // The id ends the path of each page of a posting.
  return <NamedJob id={pathname.split('/').at(-1) ?? ''} action={action} otherwise={otherwise} />;
}

interface NamedJobProps extends Pick<AskedProps, 'otherwise'> {
  readonly id: string;
  readonly action: AskedAction;
}

const NamedJob = observer(function NamedJob({ id, action, otherwise }: NamedJobProps): ReactNode {
  const t = useT('jobs');
  const api = useService(ApiClient);
  // Quiet: the page says the same without the name of the job.
  const { resource } = useResource((signal) => api.call(getJob, { params: { id }, signal, quiet: true }), id);
  const job = resource.value;
  if (job === undefined) return otherwise;
  return (
    <Note tone="sky" title={t(`asked.${action}`, { title: job.title })}>
      {t('asked.text', { company: job.company.name })}
    </Note>
  );
});
