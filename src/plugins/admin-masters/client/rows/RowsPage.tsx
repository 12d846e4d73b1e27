import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, useCallback, useMemo, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { useParams, useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { NoRows } from '#core/client/ui/data-list/NoRows.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { givenRows, isSearch, masterList, type RowValues, rowFilters, type ShownRows } from '../master-list.ts';
import { mayDo } from '../may.ts';
import { Suggestions } from '../suggestions/Suggestions.tsx';
import { useEntity } from '../use-entity.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { RowFilters } from './RowFilters.tsx';
import { RowsHeader } from './RowsHeader.tsx';
import { type RowsView, RowsViewProvider } from './rows-view.ts';
import { SelectedRows } from './SelectedRows.tsx';
import { useRowColumns } from './use-row-columns.tsx';
import { useRowDrag } from './use-row-drag.ts';
import * as styles from './RowsPage.module.css';

/** The rows of one kind of master data, or the suggestions for it. The address keeps the level, the search text, the filter and the order. */
export function Page(): JSX.Element | null {
  const { entity: name } = useParams(masterRoutes.rows);
  const search = useSearch();
  const entity = useEntity(name);
  if (entity === undefined) return null;
  if (search.view === 'suggestions') return <Suggestions entity={entity} />;
  return <Rows key={name} entity={entity} />;
}

const Rows = observer(function Rows({ entity }: { readonly entity: MasterEntity }): JSX.Element {
  const { entity: name, levels } = entity.description;
  const { current: language } = useService(LanguageStore);
  const shown = filterValuesIn(rowFilters, useSearch());
  const addressOf = (values: RowValues): string => href(masterRoutes.rows, { entity: name }, values);
  const list = useList(masterList(name), addressOf, givenRows(name, shown, levels, language));
  const [asked, setAsked] = useState<readonly string[] | undefined>(undefined);
  const view = useView(entity, list, setAsked);
  const { selection } = list.kept;
  return (
    <RowsViewProvider value={view}>
      <RowsHeader entity={entity} shown={list.values} />
      <RowFilters description={entity.description} list={list} />
      <RowsList list={list} view={view} />
      <SelectedRows selection={selection} />
      {asked !== undefined && (
        <MoveDialog
          entity={name}
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

function useView(entity: MasterEntity, { values }: ShownRows, askParent: RowsView['askParent']): RowsView {
  const session = useService(SessionStore);
  const { entity: name, isFixed } = entity.description;
  const [mayUpdate, mayHide, mayCreate] = (['update', 'hide', 'create'] as const).map((action) => mayDo(session, name, action));
  const isOrdered = !isSearch(values) && values.sort === undefined;
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

const RowsList = observer(function RowsList({ list, view }: { readonly list: ShownRows; readonly view: RowsView }): JSX.Element {
  const t = useT('admin-masters');
  const { rows, values } = list;
  const { entity, isOrdered, mayUpdate, mayHide, mayCreate } = view;
  const { entity: name, levels } = entity.description;
  const hasMenu = mayUpdate || mayHide || (mayCreate && levels > 1);
  const drag = useRowDrag(name);
  const columns = useRowColumns(entity, hasMenu);
  const addressOf = useCallback(
    ({ code }: MasterRow): string => href(masterRoutes.form, { entity: name }, { code, ...values }),
    [name, values],
  );
  return (
    <div className={styles.mastersRows} {...(isOrdered && mayUpdate ? drag : {})}>
      {mayUpdate && !isSearch(values) && rows.items.length > 1 && (
        <p className={clsx('muted small', styles.mastersHint, isOrdered && styles.mastersDragging)}>
          {t(isOrdered ? 'rows.orderHelp' : 'rows.otherOrder')}
        </p>
      )}
      <DataList
        id={`admin-masters.${name}`}
        label={t('rows.list')}
        {...list.dataProps}
        columns={columns}
        sort={{ column: values.sort ?? 'own', direction: 'asc' }}
        onSort={({ column }) => list.change({ sort: column })}
        rowState={stateOf}
        href={addressOf}
        {...(mayHide || (mayUpdate && levels > 1) ? { selection: list.kept.selection } : {})}
        empty={<NoMasterRows entity={entity} values={values} />}
      />
    </div>
  );
});

const stateOf = ({ isHidden }: MasterRow): string | undefined => (isHidden ? 'hidden' : undefined);

interface NoMasterRowsProps {
  readonly entity: MasterEntity;
  readonly values: RowValues;
}

/** A level is not a filter: its rows are shown, and a search leaves it. */
function NoMasterRows({ entity: { description }, values: { parent, sort, ...filters } }: NoMasterRowsProps): JSX.Element {
  const t = useT('admin-masters');
  const list = { isFiltered: isSearch(filters), clear: href(masterRoutes.rows, { entity: description.entity }, { parent, sort }) };
  const none = t(parent === undefined ? 'rows.none' : 'rows.noneBelow');
  return <NoRows list={list} none={none} noneFound={t('rows.noneFound')} all={t('rows.all')} />;
}
