import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { FileField } from '#core/client/files/FileField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { certificatePurpose } from '../../../contract/file-purposes.ts';
import type { Certificate } from '../../../contract/item-schemas.ts';
import type { ItemFieldsProps } from '../../items/ItemEditor.tsx';
import { useItemFile } from '../../items/use-item-file.ts';

/** The paper of a certificate: a PDF or a picture of it. */
export const PaperField = observer(function PaperField({ form, fields, isKept, amend }: ItemFieldsProps<Certificate>): JSX.Element {
  const t = useT('candidate');
  const id = form.watch('id');
  const field = `candidate.certificate.${id}`;
  const { file, change } = useItemFile({
    field,
    fileId: form.watch('paper'),
    put: (paper) => form.setValue('paper', paper, { shouldDirty: true }),
    isKept,
    amend: (paper) => amend(id, (certificate) => ({ ...certificate, paper })),
  });
  return (
    <FileField
      label={t('certificates.paper')}
      optional
      field={field}
      purpose={certificatePurpose}
      max={1}
      files={file === undefined ? [] : [file]}
      error={fields.errorOf('paper')}
      onChange={([chosen]) => change(chosen)}
    />
  );
});
