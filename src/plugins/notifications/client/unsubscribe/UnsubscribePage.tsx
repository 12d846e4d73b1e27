import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { unsubscribe } from '../../contract/endpoints.ts';
import type { EndedMail } from '../../contract/schemas.ts';
import { MailEnded } from './MailEnded.tsx';
import { useMailToken } from './mail-link.ts';
import { UnknownLink } from './UnknownLink.tsx';
import { WhatEnds } from './WhatEnds.tsx';
import * as styles from './unsubscribe.module.css';

/** Where the links of mails lead that end mail. Opening it changes nothing. */
export function Page(): JSX.Element {
  const token = useMailToken();
  // A new key begins again when another link is followed.
  return (
    <div className={`plain-page wrap ${styles.unsubscribe}`}>
      {token === '' ? <UnknownLink /> : <FollowedLink key={token} token={token} />}
    </div>
  );
}

/** Asks the server what the link ends. */
const FollowedLink = observer(function FollowedLink({ token }: { readonly token: string }): JSX.Element {
  const t = useT('notifications');
  const api = useService(ApiClient);
  const language = useLocale();
  const [ended, setEnded] = useState<EndedMail>();
  const { resource, load } = useResource((signal) => {
    // Quiet: the page itself says that a link is not valid.
    return api.call(unsubscribe, { body: { token, confirm: false, language }, signal, quiet: true });
  }, language);
  const { value, error, status } = resource;
  if (ended !== undefined) return <MailEnded ended={ended} />;
  if (value === undefined && status === 'failed' && isUnknown(error)) return <UnknownLink />;
  return (
    <>
      <PageHeader title={t('unsubscribe.title')} />
      {value !== undefined && <WhatEnds token={token} ends={value} onEnded={setEnded} />}
      {value === undefined && (status === 'failed' ? <ErrorNote title={t('unsubscribe.failed')} onRetry={load} /> : <Skeleton count={3} />)}
    </>
  );
});

// The contract refuses a token that is too long.
function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}
