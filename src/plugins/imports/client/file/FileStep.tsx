import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useDownload } from '#core/client/http/use-download.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { SpreadsheetFormat } from '#core/contract/spreadsheets.ts';
import { getImportTemplate } from '../../contract/endpoints.ts';
import { useDesk } from '../desk.ts';
import { WorkProgress } from '../RunStatus.tsx';
import { StepSection } from '../StepSection.tsx';
import { FileChoice } from './FileChoice.tsx';

/** The first step: choosing a spreadsheet, which the server then reads. */
export const FileStep = observer(function FileStep(): JSX.Element {
  const t = useT('imports');
  const { run } = useDesk().store;
  const isRead = run?.state === 'reading';
  return (
    <StepSection title={t('file.title')} phase={isRead ? 'reading' : 'choice'}>
      {isRead ? (
        <>
          <p>
            <bdi className="strong">{run.fileName}</bdi>
          </p>
          <WorkProgress run={run} />
        </>
      ) : (
        <>
          <FileChoice />
          <Templates />
        </>
      )}
    </StepSection>
  );
});

const FORMATS: readonly SpreadsheetFormat[] = ['xlsx', 'csv'];

/** Empty spreadsheets with the columns of the place. */
function Templates(): JSX.Element {
  const t = useT('imports');
  return (
    <div className="stack">
      <h3>{t('templates.title')}</h3>
      <p>{t('templates.help')}</p>
      <div className="row">
        {FORMATS.map((format) => (
          <TemplateButton key={format} format={format} />
        ))}
      </div>
    </div>
  );
}

function TemplateButton({ format }: { readonly format: SpreadsheetFormat }): JSX.Element {
  const t = useT('imports');
  const { place } = useDesk();
  const { busy, download } = useDownload();
  const save = (): Promise<void> =>
    download((api) => api.download(getImportTemplate, { query: { ...place, format } }), `${place.place || place.target}.${format}`);
  return (
    <Button busy={busy} onClick={() => void save()}>
      {t(`templates.${format}`)}
    </Button>
  );
}
