import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { PictureField } from '#core/client/files/PictureField.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { portfolioPurpose } from '../../../contract/file-purposes.ts';
import type { Work } from '../../../contract/item-schemas.ts';
import { useProfilePicture } from '../../files/ProfilePicture.tsx';
import type { ItemFieldsProps } from '../../items/ItemEditor.tsx';
import { useItemFile } from '../../items/use-item-file.ts';

/** The picture of a work sample. */
export const WorkPictureField = observer(function WorkPictureField(props: ItemFieldsProps<Work>): JSX.Element {
  const { form, fields, isKept, amend } = props;
  const t = useT('candidate');
  const core = useT('core');
  const [id, fileId] = [form.watch('id'), form.watch('picture')];
  const field = `candidate.portfolio.${id}`;
  const { file, change } = useItemFile({
    field,
    fileId,
    put: (picture) => form.setValue('picture', picture, { shouldDirty: true }),
    isKept,
    amend: (picture) => amend(id, (work) => ({ ...work, picture })),
  });
  return (
    <PictureField
      label={t('portfolio.picture')}
      optional
      shape="square"
      field={field}
      purpose={portfolioPurpose}
      file={file}
      address={useProfilePicture(fileId).src}
      error={file?.state === 'infected' ? core('issues.files.virus') : fields.errorOf('picture')}
      onChange={change}
    />
  );
});
