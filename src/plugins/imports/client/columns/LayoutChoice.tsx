import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import type { ImportRun } from '../../contract/schemas.ts';
import { useDesk } from '../desk.ts';
import * as styles from '../spreadsheets.module.css';

/** The sheet and the row of the header, where there is a choice. Another one reads the file again. */
export const LayoutChoice = observer(function LayoutChoice({ run }: { readonly run: ImportRun }): JSX.Element | null {
  const t = useT('imports');
  const format = useFormat();
  const { store } = useDesk();
  const { layout } = run;
  if (layout === null || (layout.sheets.length < 2 && layout.firstRows.length < 2)) return null;
  return (
    <div className={styles.importsLayout}>
      {layout.sheets.length > 1 && (
        <Select
          label={t('layout.sheet')}
          value={String(layout.sheet)}
          options={layout.sheets.map((name, place) => ({ value: String(place), label: name, isOwn: true }))}
          onChange={({ target }) => void store.readAgain({ sheet: Number(target.value) })}
        />
      )}
      {layout.firstRows.length > 1 && (
        <Select
          label={t('layout.header')}
          help={t('layout.headerHelp')}
          value={String(layout.headerLine)}
          options={layout.firstRows.map(({ line, cells }) => ({
            value: String(line),
            label: t('layout.row', { line: format.number(line), cells: cells.join(' · ') }),
          }))}
          onChange={({ target }) => void store.readAgain({ sheet: layout.sheet, headerLine: Number(target.value) })}
        />
      )}
    </div>
  );
});
