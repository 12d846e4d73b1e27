import type { JSX, ReactNode } from 'react';
import { kindsText } from '#core/client/files/issue-of-file.ts';
import { PictureField } from '#core/client/files/PictureField.tsx';
import { useSizeText } from '#core/client/files/use-size-text.ts';
import { useStoredFile } from '#core/client/files/use-stored-file.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';

interface CompanyPictureFieldProps {
  readonly label: string;
  readonly purpose: FilePurpose;
  readonly companyId: string;
  readonly shape: 'square' | 'wide';
  /** The stored size of the preview. */
  readonly size: string;
  /** The id of the saved picture, which everybody sees. */
  readonly saved: string | null;
  /** The id in the form; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly placeholder?: ReactNode;
}

/** A picture of a company. It is uploaded at once, and shown to others when the form is saved. */
export function CompanyPictureField({ value, onChange, saved, size, companyId, ...field }: CompanyPictureFieldProps): JSX.Element {
  const { purpose } = field;
  const { file, know } = useStoredFile(value);
  const isShown = value === saved && file?.state === 'ready';
  return (
    <PictureField
      {...field}
      optional
      help={usePictureHelp(purpose)}
      field={`employer.${purpose.id}-${companyId}`}
      owner={companyId}
      file={file}
      address={isShown ? publicPictureAddress(value, size) : undefined}
      onChange={(next) => {
        if (next !== undefined) know(next);
        onChange(next?.id ?? '');
      }}
    />
  );
}

function usePictureHelp({ kinds, maxBytes, picture }: FilePurpose): string {
  const t = useT('employer');
  const sizeText = useSizeText();
  const { minWidth: width, minHeight: height } = picture ?? { minWidth: 0, minHeight: 0 };
  return t('form.pictureHelp', { kinds: kindsText(kinds), size: sizeText(maxBytes), width, height });
}
