import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FileField } from '#core/client/files/FileField.tsx';
import { StoredRow } from '#core/client/files/StoredRow.tsx';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { askVerification } from '../../contract/endpoints.ts';
import { verificationPapers } from '../../contract/file-purposes.ts';
import { askVerificationContract } from '../../contract/schemas.ts';
import { MOST_PAPERS, MOST_VERIFICATION_TEXT } from '../../contract/verification.ts';
import { Way } from './Way.tsx';
import type { WayProps } from './way-props.ts';

/** By papers, about which an administrator decides. */
export const PapersWay = observer(function PapersWay({ companyId, verification, onNews, onOutdated }: WayProps): JSX.Element {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const { form, submit, busy, failure, fields } = useContractForm({
    schema: askVerificationContract.schemas.body,
    defaults: { message: '', fileIds: '' },
    toBody: ({ message }) => ({ way: 'papers', message, fileIds: files.map(({ id }) => id) }),
    fieldOf: (path) => (path.startsWith('fileIds') ? 'fileIds' : path),
    draft: `verification-${companyId}`,
    send: reloadOnConflict(onOutdated, async (body) => {
      onNews(await api.call(askVerification, { params: { id: companyId }, body }));
      setFiles([]);
      snackbar.raise(t('papers.done'));
    }),
  });
  return (
    <Way title={t('papers.title')} text={t('papers.text')}>
      {verification.papers.length > 0 && (
        <ul className="list" aria-label={t('papers.sent')}>
          {verification.papers.map((paper) => (
            <StoredRow key={paper.id} file={paper} />
          ))}
        </ul>
      )}
      <form className="form" noValidate onSubmit={submit}>
        <FileField
          label={t('papers.files')}
          field={`company-verification.${companyId}`}
          purpose={verificationPapers}
          owner={companyId}
          max={MOST_PAPERS}
          files={files}
          onChange={setFiles}
          error={files.length > 0 ? undefined : fields.errorOf('fileIds')}
        />
        <TextArea
          label={t('papers.message')}
          help={t('papers.messageHelp')}
          optional
          limit={MOST_VERIFICATION_TEXT}
          error={fields.errorOf('message')}
          {...form.register('message')}
        />
        <FormFailure failure={failure} />
        <div className="row">
          <Button type="submit" variant="ink" busy={busy}>
            {t('papers.action')}
          </Button>
        </div>
      </form>
    </Way>
  );
});
