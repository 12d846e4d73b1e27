import { observer } from 'mobx-react-lite';
import { type JSX, useId, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { getIssued, listIssued } from '../../../contract/credential-endpoints.ts';
import type { IssuedCredential } from '../../../contract/credential-schemas.ts';
import { EvidenceLinks } from '../../shared/EvidenceLinks.tsx';
import { ActionDialog } from '../issued/ActionDialog.tsx';
import type { OfferedAction } from '../issued/offered-action.ts';
import * as styles from '../issuer.module.css';

interface RequestListProps {
  readonly issuerId: string;
  /** How many are open. */
  readonly count: number;
  readonly onChanged: () => void;
}

interface Asked {
  readonly action: OfferedAction;
  readonly credential: IssuedCredential;
  readonly isOutdated?: true;
}

/** What candidates ask for. An answered request disappears. */
export const RequestList = observer(function RequestList({ issuerId, count, onChanged }: RequestListProps): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const titleId = useId();
  const [asked, setAsked] = useState<Asked>();
  const { resource, load } = useResource(
    (signal) => api.call(listIssued, { params: { id: issuerId }, query: { status: 'requested', limit: PAGE_LIMIT.max }, signal }),
    `${issuerId} ${count}`,
  );
  // The dialog stays with what was typed when another member has answered the request meanwhile.
  const readAgain = async ({ action, credential: { id } }: Asked): Promise<void> => {
    const credential = await api.call(getIssued, { params: { id } }).catch(() => undefined);
    if (credential !== undefined) setAsked({ action, credential, isOutdated: true });
  };
  const close = (): void => {
    setAsked(undefined);
    if (asked?.isOutdated) onChanged();
  };
  return (
    <section className={styles.issuerSection} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('issuer.requests.title')}</h2>
      {resource.status === 'failed' && <ErrorNote title={t('issuer.requests.failed')} onRetry={load} />}
      {resource.value === undefined && resource.status !== 'failed' && <Skeleton count={2} />}
      <ul className="list">
        {resource.value?.items.map((each) => (
          <Request key={each.id} request={each} onAsk={(action) => setAsked({ action, credential: each })} />
        ))}
      </ul>
      {asked !== undefined && (
        <ActionDialog
          action={asked.action}
          credential={asked.credential}
          onChanged={onChanged}
          onOffered={onChanged}
          onOutdated={() => void readAgain(asked)}
          onClose={close}
        />
      )}
    </section>
  );
});

interface RequestProps {
  readonly request: IssuedCredential;
  readonly onAsk: (action: OfferedAction) => void;
}

function Request({ request, onAsk }: RequestProps): JSX.Element {
  const t = useT('skill-passports');
  const format = useFormat();
  const { recipient, achievement, note, evidence, changedAt } = request;
  const [offerName, refuseName] = (['offer', 'refuse'] as const).map((action) => t(`issuer.requests.${action}`, { name: recipient }));
  return (
    <li className={styles.issuerRequest}>
      <div className={styles.issuerRequestWords}>
        <h3>
          <bdi>{recipient}</bdi>
        </h3>
        <p className="soft">
          <bdi>{achievement.name}</bdi> · <time dateTime={changedAt}>{format.relative(changedAt)}</time>
        </p>
        {note !== '' && (
          <p className={styles.issuedText} dir="auto">
            {note}
          </p>
        )}
        {evidence.length > 0 && <EvidenceLinks evidence={evidence} />}
      </div>
      <div className="row">
        <Button size="s" variant="ink" aria-label={offerName} onClick={() => onAsk('offer')}>
          {t('issued.action.offer')}
        </Button>
        <Button size="s" aria-label={refuseName} onClick={() => onAsk('refuse')}>
          {t('issued.action.refuse')}
        </Button>
      </div>
    </li>
  );
}
