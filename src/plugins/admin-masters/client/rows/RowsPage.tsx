import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, useCallback, useEffect, useMemo, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useIsReturn, useParams, useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { useEntity } from '../entities/use-entity.ts';
import { mayDo } from '../may.ts';
import { Suggestions } from '../suggestions/Suggestions.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { MasterRowsStore } from './master-rows-store.ts';
import { RowFilters } from './RowFilters.tsx';
import { RowsDock } from './RowsDock.tsx';
import { RowsHeader } from './RowsHeader.tsx';
import { type RowsView, RowsViewProvider } from './rows-view.ts';
import { isFiltered, rowsQueryOf, type ShownRows, shownRowsIn } from './shown-rows.ts';
import { useRowColumns } from './use-row-columns.tsx';
import { useRowDrag } from './use-row-drag.ts';
import * as styles from './RowsPage.module.css';

/** The rows of one kind of master data, or the suggestions for it. The address keeps the level, the search text, the filter and the order. */
export function Page(): JSX.Element | null {
  const { entity: name } = useParams(masterRoutes.rows);
  const search = useSearch();
  const entity = useEntity(name);
  const shown = useMemo(() => shownRowsIn(search), [search]);
  if (entity === undefined) return null;
  if (search.view === 'suggestions') return <Suggestions entity={entity} />;
  return <Rows key={name} entity={entity} shown={shown} />;
}

interface RowsProps {
  readonly entity: MasterEntity;
  readonly shown: ShownRows;
}

const Rows = observer(function Rows({ entity, shown }: RowsProps): JSX.Element {
  const { selection } = useService(MasterRowsStore);
  const [asked, setAsked] = useState<readonly string[] | undefined>(undefined);
  const view = useView(entity, shown, setAsked);
  useShownRows(entity, shown);
  return (
    <RowsViewProvider value={view}>
      <RowsHeader entity={entity} shown={shown} />
      <RowFilters description={entity.description} shown={shown} />
      <RowsList shown={shown} view={view} />
      <RowsDock />
      {asked !== undefined && (
        <MoveDialog
          entity={entity.description.entity}
          codes={asked}
          onClose={(done) => {
            setAsked(undefined);
            selection.remove(done);
          }}
        />
      )}
    </RowsViewProvider>
  );
});

function useView(entity: MasterEntity, shown: ShownRows, askParent: RowsView['askParent']): RowsView {
  const session = useService(SessionStore);
  const { entity: name, isFixed } = entity.description;
  const [mayUpdate, mayHide, mayCreate] = (['update', 'hide', 'create'] as const).map((action) => mayDo(session, name, action));
  const isOrdered = !isFiltered(shown) && shown.sort === undefined;
  return useMemo(
    () => ({
      entity,
      isOrdered,
      askParent,
      mayUpdate: mayUpdate === true,
      mayHide: mayHide === true,
      mayCreate: mayCreate === true && !isFixed,
    }),
    [entity, isOrdered, askParent, mayUpdate, mayHide, mayCreate, isFixed],
  );
}

function useShownRows({ description: { entity, levels } }: MasterEntity, shown: ShownRows): void {
  const store = useService(MasterRowsStore);
  const { current } = useService(LanguageStore);
  const isReturn = useIsReturn();
  useEffect(() => {
    void store.show(entity, rowsQueryOf(shown, levels, current), isReturn);
    return () => store.rows.cancel();
  }, [store, entity, levels, shown, current, isReturn]);
}

const RowsList = observer(function RowsList({ shown, view }: { readonly shown: ShownRows; readonly view: RowsView }): JSX.Element {
  const t = useT('admin-masters');
  const go = useGo();
  const { rows, selection } = useService(MasterRowsStore);
  const { entity, isOrdered, mayUpdate, mayHide, mayCreate } = view;
  const { entity: name, levels } = entity.description;
  const hasMenu = mayUpdate || mayHide || (mayCreate && levels > 1);
  const drag = useRowDrag(name);
  const columns = useRowColumns(entity, hasMenu);
  const addressOf = useCallback(
    ({ code }: MasterRow): string => href(masterRoutes.form, { entity: name }, { code, ...shown }),
    [name, shown],
  );
  return (
    <div className={styles.mastersRows} {...(isOrdered && mayUpdate ? drag : {})}>
      {mayUpdate && !isFiltered(shown) && rows.items.length > 1 && (
        <p className={clsx('muted small', styles.mastersHint, isOrdered && styles.mastersDragging)}>
          {t(isOrdered ? 'rows.orderHelp' : 'rows.otherOrder')}
        </p>
      )}
      <DataList
        id={`admin-masters.${name}`}
        label={t('rows.list')}
        rows={rows.items}
        rowId={codeOf}
        columns={columns}
        sort={{ column: shown.sort ?? 'own', direction: 'asc' }}
        onSort={({ column }) => go(href(masterRoutes.rows, { entity: name }, shownRowsIn({ ...shown, sort: column })))}
        paging={rows}
        rowState={stateOf}
        href={addressOf}
        {...(mayHide || (mayUpdate && levels > 1) ? { selection } : {})}
        empty={<NoRows entity={entity} shown={shown} />}
      />
    </div>
  );
});

const codeOf = ({ code }: MasterRow): string => code;
const stateOf = ({ isHidden }: MasterRow): string | undefined => (isHidden ? 'hidden' : undefined);

function NoRows({ entity: { description }, shown }: RowsProps): JSX.Element {
  const t = useT('admin-masters');
  const { entity } = description;
  if (!isFiltered(shown)) return <EmptyState art={<SearchArt />} title={t(shown.parent === undefined ? 'rows.none' : 'rows.noneBelow')} />;
  const all = <ButtonLink to={href(masterRoutes.rows, { entity }, { parent: shown.parent, sort: shown.sort })}>{t('rows.all')}</ButtonLink>;
  return <EmptyState art={<SearchArt />} title={t('rows.noneFound')} action={all} />;
}
