import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import type { ImportFault } from '../../contract/import-run.ts';
import { useDesk } from '../desk.ts';
import { useSentence } from '../use-sentence.ts';
import { MendFault } from './MendFault.tsx';
import * as styles from '../spreadsheets.module.css';

/** Equal faults: what is wrong, in which rows, with which texts, and what can be done about all of them. */
export const FaultLine = observer(function FaultLine({ fault }: { readonly fault: ImportFault }): JSX.Element {
  const t = useT('imports');
  const sentence = useSentence();
  const { titleOf } = useDesk();
  const { column, label, rows } = fault;
  const title = column === '' ? '' : titleOf(column);
  return (
    <li className={styles.importsRow}>
      <p className={styles.importsPlace}>
        <FactLine facts={[title, label === title ? '' : label, rows === 1 ? '' : t('rows', { count: rows }), useRows(fault)]} />
      </p>
      <p className="strong">{fault.isExample ? t('faults.example', { sentence: sentence(fault) }) : sentence(fault)}</p>
      <Texts fault={fault} />
      <MendFault fault={fault} />
    </li>
  );
});

/** Names the first rows. */
function useRows({ lines, rows }: ImportFault): string {
  const t = useT('imports');
  const format = useFormat();
  const [line = 0] = lines;
  if (lines.length === 1) return t('line', { line });
  const numbers = lines.map((each) => format.number(each));
  if (rows > lines.length) return t('faults.firstLines', { lines: format.series(numbers) });
  return t('faults.lines', { lines: format.list(numbers) });
}

function Texts({ fault: { cells, texts, rows } }: { readonly fault: ImportFault }): JSX.Element | null {
  const t = useT('imports');
  const shown = cells.filter(({ value }) => value !== '');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.importsTexts}>
      {shown.map((cell) => (
        <li key={cell.value}>
          <bdi className={styles.importsCell}>{cell.value}</bdi>
          {cell.rows < rows && <span className={styles.importsPlace}>{t('rows', { count: cell.rows })}</span>}
        </li>
      ))}
      {texts > cells.length && <li className="muted">{t('faults.moreTexts', { count: texts - cells.length })}</li>}
    </ul>
  );
}
