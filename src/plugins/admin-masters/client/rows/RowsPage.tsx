import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useIsReturn, useParams, useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { href } from '#core/contract/route-ref.ts';
import { MASTER_ACCESS } from '../../contract/master-access.ts';
import type { MasterRow } from '../../contract/master-row.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { useEntity } from '../entities/use-entity.ts';
import { mayDo } from '../may.ts';
import { MasterRowsStore } from './master-rows-store.ts';
import { useRowColumns } from './use-row-columns.tsx';
import './RowsPage.css';

/** The rows of one kind of master data. The address keeps the search text. */
export const Page = observer(function RowsPage(): JSX.Element {
  const t = useT('admin-masters');
  const { entity } = useParams(masterRoutes.rows);
  const { q } = useSearch();
  const go = useGo();
  const session = useService(SessionStore);
  const rows = useRows(entity, q);
  const mayChange = mayDo(session, entity, 'read');
  return (
    <>
      <RowsHeader entity={entity} q={q} />
      <div className="masters__search">
        <SearchBar
          key={q}
          cells={[{ name: 'q', label: t('rows.search'), icon: SearchIcon, initial: q ?? '' }]}
          action={t('rows.searchAction')}
          onSearch={(values) => go(href(masterRoutes.rows, { entity }, { q: values.q }))}
        />
      </div>
      <DataList
        id={`admin-masters.${entity}`}
        label={t('rows.list')}
        rows={rows.items}
        rowId={codeOf}
        columns={useRowColumns()}
        paging={rows}
        rowState={stateOf}
        {...(mayChange ? { href: ({ code }: MasterRow) => href(masterRoutes.form, { entity }, { code, q }) } : {})}
        empty={
          <EmptyState
            art={<SearchArt />}
            title={t(q === undefined ? 'rows.none' : 'rows.noneFound')}
            {...(q === undefined ? {} : { action: <ButtonLink to={href(masterRoutes.rows, { entity })}>{t('rows.all')}</ButtonLink> })}
          />
        }
      />
    </>
  );
});

const codeOf = ({ code }: MasterRow): string => code;
const stateOf = ({ isHidden }: MasterRow): string | undefined => (isHidden ? 'hidden' : undefined);

/** Call it in an observer. */
function useRows(entity: string, q: string | undefined): PagedList<MasterRow> {
  const store = useService(MasterRowsStore);
  const isReturn = useIsReturn();
  useEffect(() => {
    void store.show(entity, q, isReturn);
    return () => store.rows.cancel();
  }, [store, entity, q, isReturn]);
  return store.rows;
}

interface RowsHeaderProps {
  readonly entity: string;
  readonly q: string | undefined;
}

/** The title of the rows and the actions that the user may do. */
const RowsHeader = observer(function RowsHeader({ entity: name, q }: RowsHeaderProps): JSX.Element | null {
  const t = useT('admin-masters');
  const session = useService(SessionStore);
  const entity = useEntity(name);
  if (entity === undefined) return null;
  const mayGrant = session.may(MASTER_ACCESS, 'update');
  const mayCreate = mayDo(session, name, 'create');
  return (
    <PageHeader
      title={t(`${entity.texts}.title`)}
      lead={t(`${entity.texts}.lead`)}
      back={{ to: href(masterRoutes.entities), label: t('entities.title') }}
      {...(mayGrant || mayCreate
        ? {
            actions: (
              <>
                {mayGrant && <ButtonLink to={href(masterRoutes.access, { entity: name })}>{t('rows.access')}</ButtonLink>}
                {mayCreate && (
                  <ButtonLink variant="ink" to={href(masterRoutes.form, { entity: name }, { q })}>
                    <PlusIcon />
                    {t(`${entity.texts}.add`)}
                  </ButtonLink>
                )}
              </>
            ),
          }
        : {})}
    />
  );
});
