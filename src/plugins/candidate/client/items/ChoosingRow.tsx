import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { TrashIcon } from '#core/client/ui/icons/page-icons.tsx';
import { MoveButtons, type RowOrder } from './MoveButtons.tsx';

interface ChoosingRowProps {
  readonly title: string;
  readonly order: RowOrder;
  readonly onRemove: () => void;
  /** The controls for the item, shown in the row. */
  readonly children: ReactNode;
}

/** An item that is edited in place. */
export function ChoosingRow({ title, order, onRemove, children }: ChoosingRowProps): JSX.Element {
  const t = useT('candidate');
  return (
    <fieldset className="item item--choosing">
      <legend className="vh">
        <bdi>{title}</bdi>
      </legend>
      <div className="item__words" aria-hidden="true">
        <p className="strong">
          <bdi>{title}</bdi>
        </p>
      </div>
      {children}
      <div className="item__acts">
        <MoveButtons name={title} order={order} />
        <IconButton className="item__edit" icon={TrashIcon} label={t('list.remove', { name: title })} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
