import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { MoreIcon } from '#core/client/ui/icons/page-icons.tsx';
import { ActionMenu } from '#core/client/ui/menu/ActionMenu.tsx';
import { titleOf } from '../title-of.ts';
import { FINAL_ACTIONS, type PostingAction } from './posting-actions.ts';

interface PostingMenuProps {
  readonly job: { readonly title: string };
  /** The possible actions. */
  readonly actions: readonly PostingAction[];
  readonly onChoose: (action: PostingAction) => void;
  /** The look of the button; an icon without text when absent. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A button that opens the menu of the possible actions on a posting. */
export function PostingMenu({ job, actions, onChoose, className, children }: PostingMenuProps): JSX.Element {
  const t = useT('jobs');
  const label = t('managed.actionsOf', { title: titleOf(t, job) });
  return (
    <ActionMenu
      className={className ?? 'btn btn--quiet btn--icon'}
      menuLabel={label}
      {...(children === undefined && { label })}
      actions={actions.map((action) => ({
        id: action,
        label: t(`moves.action.${action}`),
        onChoose: () => onChoose(action),
        ...(FINAL_ACTIONS.includes(action) && { tone: 'rust' as const }),
      }))}
    >
      {children ?? <MoreIcon />}
    </ActionMenu>
  );
}
