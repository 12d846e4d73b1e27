import type { JSX } from 'react';
import { FileField } from '#core/client/files/FileField.tsx';
import { useStoredFile } from '#core/client/files/use-stored-file.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { feedbackScreenshot } from '../../contract/file-purposes.ts';

interface ScreenshotFieldProps {
  /** The id of the file; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The field for the screenshot of a signed-in sender. */
export function ScreenshotField({ value, onChange, error }: ScreenshotFieldProps): JSX.Element {
  const t = useT('feedback');
  const { file, know } = useStoredFile(value);
  return (
    <FileField
      label={t('screenshot.label')}
      help={t('screenshot.help')}
      optional
      field="feedback.screenshot"
      purpose={feedbackScreenshot}
      max={1}
      files={file === undefined ? [] : [file]}
      error={error}
      onChange={([next]) => {
        if (next !== undefined) know(next);
        onChange(next?.id ?? '');
      }}
    />
  );
}
