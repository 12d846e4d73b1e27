import { type JSX, type ReactNode, useId, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import * as styles from './overview.module.css';

/** The rows of a figure: first the names of the columns. The first cell of each row names the row. */
export interface FigureTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

interface FigureProps {
  readonly title: string;
  /** The finding, in whole sentences. */
  readonly finding: readonly string[];
  readonly table: FigureTable;
  /** The graphic. It is hidden from screen readers, which read the table. */
  readonly children: ReactNode;
}

/** A figure: its finding as a sentence, a graphic, and a table that a button shows. Screen readers always have the table. */
export function Figure({ title, finding, table: { columns, rows }, children }: FigureProps): JSX.Element {
  const t = useT('feedback');
  const titleId = useId();
  const tableId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.figure} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p className={styles.figureFinding}>{finding.join(' ')}</p>
      <div className={styles.figureGraphic} aria-hidden="true">
        {children}
      </div>
      <Button
        size="s"
        variant="quiet"
        className={styles.figureMore}
        data-more
        aria-expanded={isOpen}
        aria-controls={tableId}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'figures.hideTable' : 'figures.showTable')}
      </Button>
      <div id={tableId} className={isOpen ? styles.figureTable : 'vh'}>
        <table>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
