import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { listWaitingVerifications } from '../../contract/endpoints.ts';

/** Leads from a company to the next one that waits for a decision. Nothing while no other one waits. */
export const NextWaiting = observer(function NextWaiting({ companyId }: { readonly companyId: string }): JSX.Element | null {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  // Quiet: a shortcut of the page.
  const { resource } = useResource(async (signal) => (await api.call(listWaitingVerifications, { signal, quiet: true })).items, companyId);
  const waiting = resource.value ?? [];
  const at = waiting.findIndex(({ id }) => id === companyId);
  const next = waiting[at + 1] ?? waiting[0];
  if (next === undefined || next.id === companyId) return null;
  return <ButtonLink to={href(employerRoutes.companyView, {}, { id: next.id })}>{t('waiting.next', { company: next.name })}</ButtonLink>;
});
