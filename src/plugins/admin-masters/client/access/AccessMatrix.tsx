import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { GrantGroup } from '../../contract/access-schemas.ts';
import { MASTER_ACTIONS } from '../../contract/master-access.ts';
import type { AccessDraft } from './access-draft.ts';
import { HolderRow, LockedRow } from './MatrixRow.tsx';
import { useHolders } from './use-holders.ts';
import * as styles from './access.module.css';

interface AccessMatrixProps {
  readonly draft: AccessDraft;
  readonly groups: readonly GrantGroup[];
}

/** The roles and groups with their permissions: a leaf for each allowed action, an open node for each denied one. */
export const AccessMatrix = observer(function AccessMatrix({ draft, groups }: AccessMatrixProps): JSX.Element {
  const t = useT('admin-masters');
  const holders = useHolders(groups);
  return (
    // The region scrolls when the columns do not fit, and the keyboard can scroll it too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <section className={styles.matrixBox} aria-label={t('access.matrix')} tabIndex={0}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('access.holder')}</th>
            <th scope="col">{t('access.every')}</th>
            {MASTER_ACTIONS.map((action) => (
              <th key={action} scope="col">
                {t(`access.action.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <LockedRow name={t('access.roles.admin')} reason={t('access.always')} />
          {holders.map(({ holder, name, hasDuty }) =>
            hasDuty ? (
              <LockedRow key={holder} name={name} reason={t('access.byDuty', { duty: t('duty.title') })} />
            ) : (
              <HolderRow key={holder} {...{ holder, name, draft }} />
            ),
          )}
        </tbody>
      </table>
    </section>
  );
});
