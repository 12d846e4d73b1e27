import type { JSX } from 'react';
import { getImportTemplate, type SpreadsheetFormat } from '#core/contract/imports/endpoints.ts';
import { useDownload } from '../../http/use-download.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../../ui/Button.tsx';
import { useDesk } from '../desk.ts';

const FORMATS: readonly SpreadsheetFormat[] = ['xlsx', 'csv'];

/** Empty spreadsheets with the columns of the place. */
export function Templates(): JSX.Element {
  const t = useT('core');
  return (
    <div className="stack">
      <h3>{t('imports.templates.title')}</h3>
      <p>{t('imports.templates.help')}</p>
      <div className="row">
        {FORMATS.map((format) => (
          <TemplateButton key={format} format={format} />
        ))}
      </div>
    </div>
  );
}

function TemplateButton({ format }: { readonly format: SpreadsheetFormat }): JSX.Element {
  const t = useT('core');
  const { place } = useDesk();
  const { busy, download } = useDownload();
  const save = (): Promise<void> =>
    download((api) => api.download(getImportTemplate, { query: { ...place, format } }), `${place.place || place.target}.${format}`);
  return (
    <Button busy={busy} onClick={() => void save()}>
      {t(`imports.templates.${format}`)}
    </Button>
  );
}
