import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { GrantGroup } from '../../contract/access-schemas.ts';
import { MASTER_ACTIONS, type MasterAction } from '../../contract/master-access.ts';
import { MASTER_GROUPS } from '../../contract/master-entity.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { type ShownHolder, useHolders } from './use-holders.ts';
import type { ShownKind } from './use-shown-kinds.ts';
import * as styles from './access.module.css';

interface AccessTableProps {
  readonly kinds: readonly ShownKind[];
  readonly groups: readonly GrantGroup[];
}

/** The kinds as rows and the holders of permissions as columns, with one sign for each permission. */
export function AccessTable({ kinds, groups }: AccessTableProps): JSX.Element {
  const t = useT('admin-masters');
  const format = useFormat();
  const holders = useHolders(groups);
  return (
    <>
      {/* The region scrolls when the columns do not fit, and the keyboard can scroll it too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus */}
      <section className={styles.matrixBox} aria-label={t('access.overview.table')} tabIndex={0}>
        <table className={`${styles.matrix} ${styles.matrixKinds}`}>
          <thead>
            <tr>
              <th scope="col">{t('access.overview.kind')}</th>
              {holders.map(({ holder, name }) => (
                <th key={holder} scope="col">
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          {MASTER_GROUPS.map((group) => (
            <GroupRows
              key={group}
              title={t(`entities.groups.${group}`)}
              kinds={kinds.filter((kind) => kind.group === group)}
              {...{ holders }}
            />
          ))}
        </table>
      </section>
      <p className={styles.matrixLegend}>
        {t('access.overview.order', { actions: format.series(MASTER_ACTIONS.map((action) => t(`access.action.${action}`))) })}
      </p>
    </>
  );
}

interface GroupRowsProps {
  readonly title: string;
  readonly kinds: readonly ShownKind[];
  readonly holders: readonly ShownHolder[];
}

function GroupRows({ title, kinds, holders }: GroupRowsProps): JSX.Element | null {
  if (kinds.length === 0) return null;
  return (
    <tbody>
      <tr className={styles.matrixGroup}>
        <th scope="rowgroup">{title}</th>
        <td colSpan={holders.length} />
      </tr>
      {kinds.map(({ entity, title: kind, access: { grants } }) => (
        <tr key={entity}>
          <th scope="row">
            <Link className="link" to={href(masterRoutes.access, { entity })}>
              {kind}
            </Link>
          </th>
          {holders.map(({ holder, hasDuty }) => (
            <td key={holder} className={hasDuty ? styles.matrixLocked : undefined}>
              <Signs actions={hasDuty ? MASTER_ACTIONS : (grants[holder] ?? [])} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

// A cell without permissions has a dash, so that the granted ones stand out.
function Signs({ actions }: { readonly actions: readonly MasterAction[] }): JSX.Element {
  const t = useT('admin-masters');
  const format = useFormat();
  if (actions.length === 0) {
    return (
      <span className={styles.matrixNone}>
        <span className="vh">{t('access.overview.none')}</span>
      </span>
    );
  }
  const isAll = actions.length === MASTER_ACTIONS.length;
  const words = isAll ? t('access.overview.allRights') : format.series(actions.map((action) => t(`access.action.${action}`)));
  return (
    <span className={styles.matrixSigns} title={words}>
      {MASTER_ACTIONS.map((action) => (
        <ProgressMark key={action} state={actions.includes(action) ? 'leaf' : 'frame'} />
      ))}
      <span className="vh">{words}</span>
    </span>
  );
}
