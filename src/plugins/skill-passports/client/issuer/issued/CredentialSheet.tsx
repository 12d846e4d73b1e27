import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useErrorText } from '#core/client/http/failure-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { useGoBack } from '#core/client/navigation/go.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getIssued } from '../../../contract/credential-endpoints.ts';
import type { IssuedCredential } from '../../../contract/credential-schemas.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { CredentialFacts } from './CredentialFacts.tsx';
import { CredentialHistory } from './CredentialHistory.tsx';
import { issuedCredentials } from './issued-lists.ts';
import { type OfferedAction, offeredActions } from './offered-action.ts';

interface CredentialSheetProps {
  /** Id of the credential. */
  readonly id: string;
  /** The address of the page without the sheet. */
  readonly closeTo: string;
  /** Called after each action. */
  readonly onChanged?: (() => void) | undefined;
}

/** One credential over its list: its facts, its history, and what the reader may do with it. */
export const CredentialSheet = observer(function CredentialSheet({ id, closeTo, onChanged }: CredentialSheetProps): JSX.Element {
  const t = useT('skill-passports');
  const goBack = useGoBack();
  const api = useService(ApiClient);
  const news = useEntities(issuedCredentials);
  const { resource, load } = useResource((signal) => api.call(getIssued, { params: { id }, signal }), id);
  const [asked, setAsked] = useState<OfferedAction>();
  const value = resource.value?.id === id ? resource.value : undefined;
  const changed = (credential: IssuedCredential): void => {
    news.put(credential);
    load();
    onChanged?.();
  };
  return (
    <>
      <Sheet open onClose={() => goBack(closeTo)} title={value?.achievement.name ?? t('issued.detail.title')}>
        {resource.status === 'failed' && value === undefined && <Failure error={resource.error} onRetry={load} />}
        {resource.status !== 'failed' && value === undefined && <Skeleton />}
        {value !== undefined && (
          <div className="stack">
            <CredentialFacts credential={value} />
            <Actions credential={value} onAsk={setAsked} />
            <CredentialHistory history={value.history} />
          </div>
        )}
      </Sheet>
      {/* Beside the sheet and not in it: React hands the closing of an inner dialog to the outer one. */}
      {value !== undefined && asked !== undefined && (
        <ActionDialog
          action={asked}
          credential={value}
          onChanged={changed}
          onOffered={() => news.outdate()}
          onOutdated={load}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
});

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why the credential is not shown. One that does not exist, or belongs to another company, is not asked for again. */
function Failure({ error, onRetry }: FailureProps): JSX.Element {
  const t = useT('skill-passports');
  const errorText = useErrorText();
  if (error instanceof ApiError && error.status === 404) return <ErrorNote title={errorText(error)} />;
  return <ErrorNote title={t('issued.detail.failed')} onRetry={onRetry} />;
}

interface ActionsProps {
  readonly credential: IssuedCredential;
  readonly onAsk: (action: OfferedAction) => void;
}

function Actions({ credential, onAsk }: ActionsProps): JSX.Element | null {
  const t = useT('skill-passports');
  const actions = offeredActions(credential.actions);
  if (actions.length === 0) return null;
  return (
    <div className="row">
      {actions.map((action) => (
        <Button
          key={action}
          size="s"
          variant={action === 'revoke' ? 'rust' : action === 'offer' ? 'grow' : 'outline'}
          onClick={() => onAsk(action)}
        >
          {t(`issued.action.${action}`)}
        </Button>
      ))}
    </div>
  );
}
