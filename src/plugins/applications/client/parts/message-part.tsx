import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import type { PartFieldProps, PartPreviewProps, PartViewProps } from '../../contract/application-parts.ts';
import type { MessageCopy } from '../../contract/applying/sent-copies.ts';
import { MOST_MESSAGE } from '../../contract/applying/terms.ts';

/** The message to the employer. */
export function Field({ terms, content, onChange, faultAt }: PartFieldProps): JSX.Element {
  const t = useT('applications');
  return (
    <TextArea
      label={t('apply.message')}
      help={t('apply.messageHelp')}
      optional={terms.message === 'optional'}
      limit={MOST_MESSAGE}
      error={faultAt('message')}
      value={content.message ?? ''}
      onChange={({ target }) => onChange({ message: target.value })}
    />
  );
}

/** The message as typed so far. */
export function Preview({ content }: PartPreviewProps): JSX.Element {
  return <Words text={content.message ?? ''} />;
}

/** The message that was sent. */
export function View({ copy }: PartViewProps): JSX.Element {
  // What the server half of this part froze.
  return <Words {...(copy as MessageCopy)} />;
}

function Words({ text }: { readonly text: string }): JSX.Element {
  const t = useT('applications');
  if (text.trim() === '') return <p className="muted">{t('parts.noMessage')}</p>;
  return (
    <p className="read" dir="auto">
      {text}
    </p>
  );
}
