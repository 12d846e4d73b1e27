import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { useRows } from '#core/client/lists/use-list.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { entityKind } from '#core/contract/entity-kind.ts';
import { href } from '#core/contract/route-ref.ts';
import { listOffered } from '../../contract/issuer-endpoints.ts';
import type { OfferedAchievement } from '../../contract/issuer-schemas.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { AchievementWords } from '../shared/AchievementWords.tsx';
import { NamedLabel } from '../shared/NamedLabel.tsx';
import * as styles from './company-credentials.module.css';
import * as requestStyles from './request/request.module.css';

const offers = keptList({
  call: listOffered,
  rows: entityKind<OfferedAchievement>('skill-passports.offered', ({ id }) => id),
  // Achievements that are shown at first, and with each further page.
  pageSize: 6,
});

/** What a company offers with credentials. Nothing when it offers none. */
export const Section = observer(function CompanyCredentials({ companyId }: { readonly companyId: string }): JSX.Element | null {
  const t = useT('skill-passports');
  const titleId = useId();
  const { role } = useService(SessionStore);
  const list = useRows(offers, { query: { companyId } });
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
