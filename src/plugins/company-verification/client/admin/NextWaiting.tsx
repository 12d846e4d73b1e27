import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { KeyLine } from '#core/client/ui/KeyLine.tsx';
import { pressQueueKey } from '#core/client/ui/neighbours/queue-keys.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import { listManagedCompanies } from '#plugins/employer/contract/managed/managed-endpoints.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';

interface NextWaitingProps {
  readonly companyId: string;
  /** Of the verification on the page: after a decision, the company waits no more. */
  readonly version: number;
}

/** Leads from a company to the next one that waits for a decision, also by a key. Nothing while no other one waits. */
export const NextWaiting = observer(function NextWaiting({ companyId, version }: NextWaitingProps): JSX.Element | null {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  const go = useGo();
  const { resource } = useResource(async (signal) => {
    const query = { state: 'pending', sort: 'waiting', limit: PAGE_LIMIT.max } as const;
    // Quiet: a shortcut of the page.
    const { items } = await api.call(listManagedCompanies, { query, signal, quiet: true });
    return items.filter(({ waitingSince }) => waitingSince !== null);
  }, `${companyId} ${version}`);
  const waiting = resource.value ?? [];
  const at = waiting.findIndex(({ id }) => id === companyId);
  const next = waiting[at + 1] ?? waiting[0];
  const previous = waiting[at - 1];
  const [nextId, previousId] = [next?.id, previous?.id];
  useEffect(() => {
    const goTo = (id: string | undefined) =>
      id === undefined || id === companyId ? undefined : () => go(href(employerRoutes.companyView, {}, { id }));
    const press = (event: KeyboardEvent): void => pressQueueKey(event, { goNext: goTo(nextId), goPrevious: goTo(previousId) });
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [go, companyId, nextId, previousId]);
  if (next === undefined || next.id === companyId) return null;
  return (
    <>
      <ButtonLink to={href(employerRoutes.companyView, {}, { id: next.id })}>{t('waiting.next', { company: next.name })}</ButtonLink>
      <KeyLine keys={[['J', t('waiting.nextKey')], ...(previous === undefined ? [] : [['K', t('waiting.previousKey')] as const])]} />
    </>
  );
});
