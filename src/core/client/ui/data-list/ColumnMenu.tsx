import { type JSX, useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Checkbox } from '../Checkbox.tsx';
import { ColumnsIcon } from '../icons/page-icons.tsx';
import { useDisclosure } from '../use-disclosure.ts';
import type { Column } from './column.ts';
import './ColumnMenu.css';

interface ColumnMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isShown: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
}

/** A menu that shows and hides columns. This browser remembers the choice. */
export function ColumnMenu<Row>({ columns, isShown, onToggle }: ColumnMenuProps<Row>): JSX.Element {
  const t = useT('core');
  const panelId = useId();
  const { isOpen, toggle, root, button } = useDisclosure();
  return (
    <div className="columnmenu" ref={root}>
      <button ref={button} type="button" className="btn btn--quiet btn--s" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
        <ColumnsIcon />
        {t('list.columns')}
      </button>
      <fieldset id={panelId} hidden={!isOpen} className="columnmenu__panel">
        <legend className="vh">{t('list.columns')}</legend>
        {columns
          .filter(({ hideable }) => hideable)
          .map(({ id, title }) => (
            <Checkbox key={id} label={title} checked={isShown(id)} onChange={() => onToggle(id)} />
          ))}
      </fieldset>
    </div>
  );
}
