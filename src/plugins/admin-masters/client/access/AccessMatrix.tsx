import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Node } from '#core/client/ui/weave/Cell.tsx';
import { GRANTED_ROLES, type GrantedRole, MASTER_ACTIONS, type MasterAction } from '../../contract/master-access.ts';
import type { AccessDraft } from './access-draft.ts';

/** The roles and their permissions: a leaf for each allowed action, an open node for each denied one. */
export const AccessMatrix = observer(function AccessMatrix({ draft }: { readonly draft: AccessDraft }): JSX.Element {
  const t = useT('admin-masters');
  return (
    // The region scrolls when the columns do not fit, and the keyboard can scroll it too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus
    <section className="matrix__box" aria-label={t('access.matrix')} tabIndex={0}>
      <table className="matrix">
        <thead>
          <tr>
            <th scope="col">{t('access.role')}</th>
            {MASTER_ACTIONS.map((action) => (
              <th key={action} scope="col">
                {t(`access.action.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <AdminRow />
          {GRANTED_ROLES.map((role) => (
            <RoleRow key={role} role={role} draft={draft} />
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** Administrators always have all permissions. */
function AdminRow(): JSX.Element {
  const t = useT('admin-masters');
  return (
    <tr className="matrix__locked">
      <th scope="row">
        {t('access.roles.admin')} <small>{t('access.always')}</small>
      </th>
      {MASTER_ACTIONS.map((action) => (
        <td key={action}>
          <span className="matrix__cell">
            <Node state="leaf" />
            <span className="vh">{t('access.allowed')}</span>
          </span>
        </td>
      ))}
    </tr>
  );
}

const RoleRow = observer(function RoleRow({ role, draft }: { readonly role: GrantedRole; readonly draft: AccessDraft }): JSX.Element {
  const t = useT('admin-masters');
  return (
    <tr>
      <th scope="row">{t(`access.roles.${role}`)}</th>
      {MASTER_ACTIONS.map((action) => (
        <Cell key={action} {...{ role, action, draft }} />
      ))}
    </tr>
  );
});

interface CellProps {
  readonly role: GrantedRole;
  readonly action: MasterAction;
  readonly draft: AccessDraft;
}

const Cell = observer(function Cell({ role, action, draft }: CellProps): JSX.Element {
  const t = useT('admin-masters');
  const isAllowed = draft.has(`role:${role}`, action);
  return (
    <td className={clsx(draft.isChanged(`role:${role}`, action) && 'matrix__changed')}>
      <label className="matrix__cell">
        <input
          type="checkbox"
          className="vh"
          aria-label={t('access.cell', { role: t(`access.roles.${role}`), action: t(`access.action.${action}`) })}
          checked={isAllowed}
          onChange={() => draft.toggle(`role:${role}`, action)}
        />
        <Node state={isAllowed ? 'leaf' : 'frame'} />
      </label>
    </td>
  );
});
