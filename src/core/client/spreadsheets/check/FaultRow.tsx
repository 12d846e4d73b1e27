import type { JSX } from 'react';
import type { ImportFault } from '#core/contract/imports/import-run.ts';
import { useT } from '../../i18n/use-t.ts';
import { useLedgerItem } from '../../ui/data-list/ledger-item.ts';
import { FactLine } from '../../ui/FactLine.tsx';
import { useDesk } from '../desk.ts';
import { useSentence } from '../use-sentence.ts';
import * as styles from '../spreadsheets.module.css';

/** One fault: its place in the file, the cell and what is wrong. */
export function FaultRow({ fault }: { readonly fault: ImportFault }): JSX.Element {
  const t = useT('core');
  const sentence = useSentence();
  const { titleOf } = useDesk();
  const item = useLedgerItem();
  const { line, column, label, value } = fault;
  const title = column === '' ? '' : titleOf(column);
  return (
    <li {...item} className={styles.importsRow}>
      <p className={styles.importsPlace}>
        <FactLine facts={[t('imports.line', { line }), title, label === title ? '' : label]} />
      </p>
      {value !== '' && (
        <p>
          <bdi className={styles.importsCell}>{value}</bdi>
        </p>
      )}
      <p>{sentence(fault)}</p>
    </li>
  );
}
