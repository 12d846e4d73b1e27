import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { List, ListRow } from '#core/client/ui/List.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listEntities } from '../../contract/endpoints.ts';
import { MASTER_ACCESS } from '../../contract/master-access.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { AllAccess } from '../access/AllAccess.tsx';
import { type CountedKind, useKindGroups } from './use-kind-groups.ts';
import * as styles from './EntitiesPage.module.css';

/** The link to the permissions for all kinds, for full administrators only. */
const AllAccessLink = observer(function AllAccessLink(): JSX.Element | null {
  const t = useT('admin-masters');
  const session = useService(SessionStore);
  if (!session.may(MASTER_ACCESS, 'update')) return null;
  return <ButtonLink to={href(masterRoutes.entities, {}, { view: 'access' })}>{t('access.overview.title')}</ButtonLink>;
});

/** The kinds of master data whose rows the user may read, or the permissions for all of them. */
export function Page(): JSX.Element {
  return useSearch().view === 'access' ? <AllAccess /> : <Entities />;
}

const Entities = observer(function Entities(): JSX.Element {
  const t = useT('admin-masters');
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => (await api.call(listEntities, { signal })).items);
  const groups = useKindGroups(resource.value);
  return (
    <>
      <PageHeader title={t('entities.title')} lead={t('entities.lead')} actions={<AllAccessLink />} />
      {resource.status === 'failed' && <LoadFailure error={resource.error} title={t('entities.failed')} onRetry={load} />}
      {groups === undefined && resource.status !== 'failed' && <Skeleton />}
      {groups?.map(({ group, kinds }) => (
        <section key={group} className={styles.kinds} aria-labelledby={`kinds-${group}`}>
          <h2 id={`kinds-${group}`}>{t(`entities.groups.${group}`)}</h2>
          <List label={t(`entities.groups.${group}`)} headingLevel={3}>
            {kinds.map((kind) => (
              <KindRow key={kind.entity} kind={kind} />
            ))}
          </List>
        </section>
      ))}
    </>
  );
});

function KindRow({ kind: { entity, texts, rows, untranslated } }: { readonly kind: CountedKind }): JSX.Element {
  const t = useT('admin-masters');
  const lacking = untranslated === 0 ? undefined : t('entities.untranslated', { count: untranslated });
  return (
    <ListRow to={href(masterRoutes.rows, { entity })} title={t(`${texts}.title`)} facts={[t(`${texts}.lead`), lacking]}>
      <span className="muted num">{t('entities.rows', { count: rows })}</span>
    </ListRow>
  );
}
