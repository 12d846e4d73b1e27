import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { FactGrid } from '#core/client/ui/detail/FactGrid.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { factPlaces } from '../../contract/fact-places.ts';
import type { ManagedUser, UserFact } from '../../contract/schemas.ts';
import { UserStatus, useRoleName } from '../UserStatus.tsx';
import * as styles from '../users.module.css';

/** The account of a user, and what the user has in other plugins. */
export function UserFacts({ user }: { readonly user: ManagedUser }): JSX.Element {
  const t = useT('users');
  const format = useFormat();
  const roleName = useRoleName();
  const facts = useFactTexts(user.facts);
  const { id, email, isEmailConfirmed, status, groups, joinedAt, lastSeenAt, sessions } = user;
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
            {facts.map((fact, index) => (
              <li key={fact}>
                <FactLink userId={id} fact={user.facts[index]}>
                  {fact}
                </FactLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

interface FactLinkProps {
  readonly userId: string;
  readonly fact: UserFact | undefined;
  readonly children: ReactNode;
}

/** A fact, as a link to what it counts if the administrator may see that. */
const FactLink = observer(function FactLink({ userId, fact, children }: FactLinkProps): ReactNode {
  const place = useAllowedContributions(factPlaces).find(({ thing }) => thing.value.code === fact?.code);
  if (place === undefined || fact === undefined) return children;
  return (
    <Link className="link" to={place.thing.value.to(userId, fact)}>
      {children}
    </Link>
  );
});

/** The sentences of facts, in the texts of their plugins: `jobs:userFacts.postings`. `undefined` until these texts are loaded. */
export function useFactTexts(facts: readonly UserFact[]): readonly string[] | undefined {
  const t = useT('users');
  const named = facts.map(({ code, count }) => {
    const [plugin = '', what = ''] = code.split('.');
    return { plugin, what, count };
  });
  const hasTexts = useTexts(['users', ...named.map(({ plugin }) => plugin)]);
  return hasTexts ? named.map(({ plugin, what, count }) => t(`${plugin}:userFacts.${what}`, { count })) : undefined;
}
