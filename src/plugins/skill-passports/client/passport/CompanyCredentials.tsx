import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId, useState } from 'react';
import { PagedList } from '#core/client/data/paged-list.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { OfferedAchievement } from '../../contract/achievement.ts';
import { listOffered } from '../../contract/issuer-endpoints.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { AchievementWords } from '../shared/AchievementWords.tsx';
import { NamedLabel } from '../shared/NamedLabel.tsx';
import * as styles from './company-credentials.module.css';
import * as requestStyles from './request/request.module.css';

/** Achievements that are shown at first. */
const FIRST = 6;

/** What a company offers with credentials. Nothing when it offers none. */
export const Section = observer(function CompanyCredentials({ companyId }: { readonly companyId: string }): JSX.Element | null {
  const t = useT('skill-passports');
  const titleId = useId();
  const { role } = useService(SessionStore);
  const list = useOfferedBy(companyId);
  if (list.items.length === 0 && list.status !== 'failed') return null;
  return (
    <section className={styles.companyCredentials} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('company.title')}</h2>
      {list.items.length > 0 && (
        <ul className={requestStyles.requestList}>
          {list.items.map((achievement) => (
            <li key={achievement.id}>
              <OfferedRow achievement={achievement} mayAsk={role === 'candidate'} />
            </li>
          ))}
        </ul>
      )}
      {list.status === 'failed' && <ErrorNote title={t('company.failed')} onRetry={() => void list.more()} />}
      {list.hasMore && list.status !== 'failed' && (
        <Button onClick={() => void list.more()} busy={list.status === 'loading'}>
          {t('company.more')}
        </Button>
      )}
    </section>
  );
});

interface OfferedRowProps {
  readonly achievement: OfferedAchievement;
  readonly mayAsk: boolean;
}

function OfferedRow({ achievement, mayAsk }: OfferedRowProps): JSX.Element {
  const t = useT('skill-passports');
  const { id, name, issuer } = achievement;
  const address = href(passportRoutes.form, {}, { company: issuer.companyId, achievement: id });
  return (
    <article className={requestStyles.requestRow}>
      <AchievementWords id={id} texts={achievement} level={3} />
      {mayAsk && (
        <ButtonLink size="s" to={address}>
          <NamedLabel label={t('company.ask')} named={t('company.askNamed', { name })} />
        </ButtonLink>
      )}
    </article>
  );
}

function useOfferedBy(companyId: string): PagedList<OfferedAchievement> {
  const api = useService(ApiClient);
  const [list] = useState(() => new PagedList<OfferedAchievement>());
  useEffect(() => {
    void list.start((cursor, signal) => api.call(listOffered, { query: { companyId, limit: FIRST, cursor }, signal }));
    return list.cancel;
  }, [api, list, companyId]);
  return list;
}
