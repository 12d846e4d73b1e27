import { type JSX, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import { ALL_NAME_LANGUAGES, NAME_LANGUAGES } from '../../contract/master-row.ts';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { RowMenu } from './RowMenu.tsx';
import { useValueText } from './use-value-text.ts';
import * as styles from './RowsPage.module.css';

/**
 * The columns of a row: its names, its code, its fields, its place, its uses and whether it is offered. The ids of the sortable ones are the
 * orders of the server.
 */
export function useRowColumns(entity: MasterEntity, hasMenu: boolean): readonly Column<MasterRow>[] {
  const t = useT('admin-masters');
  const format = useFormat();
  const { current } = useService(LanguageStore);
  const valueText = useValueText(entity);
  const { entity: kind, fields, levels } = entity.description;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts, formats and the language change together
  return useMemo((): readonly Column<MasterRow>[] => {
    const language = NAME_LANGUAGES.find((one) => one === current);
    const ofFields = fields.map(
      (field): Column<MasterRow> => ({
        id: `field-${field.name}`,
        title: t(`${entity.texts}.fields.${field.name}`),
        min: 7,
        hideable: true,
        isExtra: true,
        ...(field.kind === 'number' && { align: 'end' }),
        cell: ({ fields: values }) => <bdi>{valueText(field, values[field.name] ?? null)}</bdi>,
      }),
    );
    return [
      {
        id: 'name',
        title: t('rows.name'),
        isTitle: true,
        min: 13,
        sortable: true,
        direction: 'asc',
        cell: (row) => <Name row={row} own={language && row.names[language]} />,
      },
      { id: 'code', title: t('rows.code'), min: 7, hideable: true, cell: ({ code }) => <code dir="ltr">{code}</code> },
      ...(levels > 1 ? [childrenColumn(kind, t('rows.below'), (count) => t('rows.belowCount', { count }))] : []),
      ...ofFields,
      {
        id: 'own',
        title: t('rows.place'),
        order: t('rows.ownOrder'),
        width: 6,
        align: 'end',
        sortable: true,
        direction: 'asc',
        hideable: true,
        isExtra: true,
        cell: ({ sort }) => format.number(sort),
      },
      {
        id: 'languages',
        title: t('rows.languages'),
        width: 6.5,
        hideable: true,
        cell: ({ names }) => <Languages count={1 + Object.values(names).filter(Boolean).length} />,
      },
      {
        id: 'uses',
        title: t('rows.uses'),
        width: 6,
        align: 'end',
        hideable: true,
        cell: ({ uses }) => (uses === 0 ? <span className="muted">–</span> : format.number(uses)),
      },
      {
        id: 'state',
        title: t('rows.state'),
        width: 7,
        cell: ({ isHidden }) => <StatusBadge tone={isHidden ? 'off' : 'live'}>{t(isHidden ? 'rows.hidden' : 'rows.offered')}</StatusBadge>,
      },
      ...(hasMenu ? [{ id: 'menu', title: t('rows.actions'), width: 4.75, holdsControl: true, cell: menuOf }] : []),
    ];
  }, [entity, hasMenu, format, valueText]);
}

/** The name in the language of the page, above the English one. */
function Name({ row: { name }, own }: { readonly row: MasterRow; readonly own: string | undefined }): JSX.Element {
  if (own === undefined || own === name) return <bdi className={styles.mastersName}>{name}</bdi>;
  return (
    <>
      <bdi className={styles.mastersName}>{own}</bdi>{' '}
      <span className={styles.mastersEnglish}>
        <bdi>{name}</bdi>
      </span>
    </>
  );
}

const menuOf = (row: MasterRow): JSX.Element => <RowMenu row={row} />;

function childrenColumn(entity: string, title: string, text: (count: number) => string): Column<MasterRow> {
  return {
    id: 'below',
    title,
    width: 7,
    holdsControl: true,
    cell: ({ code, children }) =>
      children === 0 ? (
        <span className="muted">–</span>
      ) : (
        <Link to={href(masterRoutes.rows, { entity }, { parent: code })}>{text(children)}</Link>
      ),
  };
}

function Languages({ count }: { readonly count: number }): JSX.Element {
  const t = useT('admin-masters');
  const all = ALL_NAME_LANGUAGES.length;
  return <span className={count < all ? styles.mastersLacking : 'muted'}>{t('rows.languagesOf', { have: count, all })}</span>;
}
