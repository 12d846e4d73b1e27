import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { KeptLists } from '#core/client/lists/kept-list.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { MoreIcon } from '#core/client/ui/icons/page-icons.tsx';
import { ActionMenu, type MenuAction } from '#core/client/ui/menu/ActionMenu.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { masterList } from '../master-list.ts';
import { useNameOf } from '../row-source.ts';
import { stepBefore } from './row-moves.ts';
import { useRowsView } from './rows-view.ts';
import { useRowActions } from './use-row-actions.ts';
import * as styles from './RowsPage.module.css';

const STEPS = ['up', 'down', 'first', 'last'] as const;

/** The handle to drag a row, and the menu of its actions. */
export const RowMenu = observer(function RowMenu({ row }: { readonly row: MasterRow }): JSX.Element {
  const t = useT('admin-masters');
  const nameOf = useNameOf();
  const { isOrdered, mayUpdate } = useRowsView();
  const actions = useActions(row);
  return (
    <span className={styles.rowmenu}>
      {isOrdered && mayUpdate && (
        // The menu and the keys do the same, so the handle is only for pointers.
        <span className={styles.rowmenuGrip} draggable data-grip={row.code} title={t('rows.drag')} aria-hidden="true" />
      )}
      <ActionMenu
        className={`btn btn--s btn--quiet ${styles.rowmenuButton}`}
        actions={actions}
        menuLabel={t('rows.actions')}
        label={t('rows.actionsOf', { name: nameOf(row) })}
      >
        <MoreIcon />
      </ActionMenu>
    </span>
  );
});

/** Only what the user may do, and what changes something. */
function useActions(row: MasterRow): readonly MenuAction[] {
  const t = useT('admin-masters');
  const go = useGo();
  const { entity, isOrdered, mayUpdate, mayHide, mayCreate, askParent } = useRowsView();
  const { code, isHidden } = row;
  const { entity: name, levels } = entity.description;
  const { rows } = useService(KeptLists).of(masterList(name));
  const { step, changeAll } = useRowActions(name);
  const actions: MenuAction[] = [];
  if (isOrdered && mayUpdate) {
    const possible = STEPS.filter((one) => stepBefore(rows.items, code, one) !== undefined);
    actions.push(...possible.map((one) => ({ id: one, label: t(`rows.step.${one}`), onChoose: () => void step(code, one) })));
  }
  if (levels > 1 && mayUpdate) actions.push({ id: 'move', label: t('rows.move'), onChoose: () => askParent([code]) });
  if (levels > 1 && mayCreate) {
    const address = href(masterRoutes.form, { entity: name }, { parent: code });
    actions.push({ id: 'below', label: t('rows.addBelow'), onChoose: () => go(address) });
  }
  if (mayHide) {
    const action = isHidden ? 'show' : 'hide';
    actions.push({ id: action, label: t(`rows.${action}`), onChoose: () => void changeAll({ codes: [code], action }) });
  }
  return actions;
}
