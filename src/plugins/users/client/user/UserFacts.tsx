import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import type { ManagedUser } from '../../contract/user.ts';
import { UserStatus, useRoleName } from '../UserStatus.tsx';
import { useFactTexts } from './use-fact-texts.ts';
import * as styles from '../users.module.css';

/** The account of a user, and what the user has in other plugins. */
export function UserFacts({ user }: { readonly user: ManagedUser }): JSX.Element {
  const t = useT('users');
  const format = useFormat();
  const roleName = useRoleName();
  const facts = useFactTexts(user.facts);
  const { email, isEmailConfirmed, status, groups, joinedAt, lastSeenAt, sessions } = user;
  return (
    <div className={styles.usersMain}>
      <FactGrid
        facts={[
          {
            term: t('user.email'),
            value: <bdi dir="ltr">{email}</bdi>,
            note: t(isEmailConfirmed ? 'user.confirmed' : 'user.unconfirmed'),
          },
          { term: t('user.role'), value: roleName(user) },
          { term: t('user.groups'), value: groups.length > 0 && <bdi>{groups.map(({ name }) => name).join(', ')}</bdi> },
          { term: t('user.status'), value: <UserStatus status={status} /> },
          { term: t('user.joined'), value: <time dateTime={joinedAt}>{format.dateTime(joinedAt)}</time> },
          {
            term: t('user.lastSeen'),
            value: lastSeenAt === null ? t('user.never') : <time dateTime={lastSeenAt}>{format.dateTime(lastSeenAt)}</time>,
          },
          { term: t('user.sessions'), value: format.number(sessions) },
        ]}
      />
      {facts !== undefined && facts.length > 0 && (
        <Panel title={t('user.facts')}>
          <ul className={styles.usersFacts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
