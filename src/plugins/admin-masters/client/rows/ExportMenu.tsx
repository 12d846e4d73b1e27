import type { JSX } from 'react';
import { useDownload } from '#core/client/http/use-download.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import { ActionMenu } from '#core/client/ui/menu/ActionMenu.tsx';
import type { SpreadsheetFormat } from '#core/contract/spreadsheets.ts';
import { SPREADSHEET_FORMATS } from '#core/contract/spreadsheets.ts';
import { exportRows } from '../../contract/endpoints.ts';
import { exportedRowsOf, type RowValues } from '../master-list.ts';

interface ExportMenuProps {
  readonly entity: string;
  readonly shown: RowValues;
}

/** Saves the shown rows as a spreadsheet in the chosen format. */
export function ExportMenu({ entity, shown }: ExportMenuProps): JSX.Element {
  const t = useT('admin-masters');
  const { busy, download } = useDownload();
  const save = (format: SpreadsheetFormat): Promise<void> =>
    download((api) => api.download(exportRows, { params: { entity }, query: { ...exportedRowsOf(shown), format } }), `${entity}.${format}`);
  return (
    <ActionMenu
      className="btn"
      busy={busy}
      menuLabel={t('export.formats')}
      actions={SPREADSHEET_FORMATS.map((format) => ({
        id: format,
        label: t(`export.format.${format}`),
        onChoose: () => void save(format),
      }))}
    >
      {t('export.action')}
      <DownIcon className="icon--s" />
    </ActionMenu>
  );
}
