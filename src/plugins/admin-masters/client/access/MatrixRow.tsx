import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { type PartState, ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { type GrantHolder, MASTER_ACTIONS, type MasterAction } from '../../contract/master-access.ts';
import type { AccessDraft } from './access-draft.ts';
import * as styles from './access.module.css';

interface LockedRowProps {
  readonly name: string;
  /** Why they may do everything. */
  readonly reason: string;
}

/** Those who have all permissions without a grant. */
export function LockedRow({ name, reason }: LockedRowProps): JSX.Element {
  const t = useT('admin-masters');
  return (
    <tr className={styles.matrixLocked}>
      <th scope="row">
        <bdi>{name}</bdi> <small>{reason}</small>
      </th>
      <td />
      {MASTER_ACTIONS.map((action) => (
        <td key={action}>
          <span className={styles.matrixCell}>
            <ProgressMark state="leaf" />
            <span className="vh">{t('access.allowed')}</span>
          </span>
        </td>
      ))}
    </tr>
  );
}

interface HolderRowProps {
  readonly holder: GrantHolder;
  readonly name: string;
  readonly draft: AccessDraft;
}

/** A role or a group whose permissions can be changed, one by one or all at once. */
export const HolderRow = observer(function HolderRow({ holder, name, draft }: HolderRowProps): JSX.Element {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <AllCell {...{ holder, name, draft }} />
      {MASTER_ACTIONS.map((action) => (
        <Cell key={action} {...{ holder, name, action, draft }} />
      ))}
    </tr>
  );
});

const EXTENTS: Readonly<Record<ReturnType<AccessDraft['extent']>, PartState>> = { all: 'leaf', some: 'bud', none: 'frame' };

const AllCell = observer(function AllCell({ holder, name, draft }: HolderRowProps): JSX.Element {
  const t = useT('admin-masters');
  const extent = draft.extent(holder);
  return (
    <td className={styles.matrixAll}>
      <label className={styles.matrixCell}>
        <input
          type="checkbox"
          className="vh"
          aria-label={t('access.cell', { holder: name, action: t('access.every') })}
          // React has no attribute for the third state of a checkbox.
          ref={(input) => {
            if (input !== null) input.indeterminate = extent === 'some';
          }}
          checked={extent === 'all'}
          onChange={() => draft.toggleAll(holder)}
        />
        <ProgressMark state={EXTENTS[extent]} />
      </label>
    </td>
  );
});

const Cell = observer(function Cell({ holder, name, action, draft }: HolderRowProps & { readonly action: MasterAction }): JSX.Element {
  const t = useT('admin-masters');
  const isAllowed = draft.has(holder, action);
  return (
    <td className={clsx(draft.isChanged(holder, action) && styles.matrixChanged)}>
      <label className={styles.matrixCell}>
        <input
          type="checkbox"
          className="vh"
          aria-label={t('access.cell', { holder: name, action: t(`access.action.${action}`) })}
          checked={isAllowed}
          onChange={() => draft.toggle(holder, action)}
        />
        <ProgressMark state={isAllowed ? 'leaf' : 'frame'} />
      </label>
    </td>
  );
});
