import { type JSX, type ReactNode, useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { IconButton } from '../Button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { Modal } from './Modal.tsx';

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** May be the words of a user. */
  readonly title: string;
  /** Content that stays visible at the end, for example the button that shows the results. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** Options over the page: from the bottom on phones, from the end side on larger screens. */
export function Sheet({ open, onClose, title, end, children }: SheetProps): JSX.Element {
  const t = useT('core');
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} className="modal--sheet">
      <div className="sheet__head">
        <h2 id={titleId}>
          <bdi>{title}</bdi>
        </h2>
        <IconButton icon={CloseIcon} label={t('close')} onClick={onClose} />
      </div>
      <div className="sheet__body">{children}</div>
      {end !== undefined && <div className="sheet__end">{end}</div>}
    </Modal>
  );
}
