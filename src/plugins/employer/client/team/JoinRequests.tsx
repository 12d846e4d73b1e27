import { type JSX, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import type { CompanyRole } from '../../contract/team/company-roles.ts';
import type { JoinRequest } from '../../contract/team/team-schemas.ts';
import { TeamStore } from './team-store.ts';
import { useAct } from './use-act.ts';
import * as styles from './team.module.css';

interface JoinRequestsProps {
  readonly requests: readonly JoinRequest[];
  /** The company has no member yet: the first one becomes its owner. */
  readonly isFirst: boolean;
}

/** The people who ask to join a company, with what speaks for them. */
export function JoinRequests({ requests, isFirst }: JoinRequestsProps): JSX.Element {
  const t = useT('employer');
  const titleId = useId();
  return (
    <div className={styles.teamPart}>
      <h3 id={titleId}>{t('team.requests')}</h3>
      <ul className={styles.teamList} aria-labelledby={titleId}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} isFirst={isFirst} />
        ))}
      </ul>
    </div>
  );
}

function RequestRow({ request, isFirst }: { readonly request: JoinRequest; readonly isFirst: boolean }): JSX.Element {
  const t = useT('employer');
  const format = useFormat();
  const store = useService(TeamStore);
  const { busy, act } = useAct();
  const { id, email, message, isConfirmed, isOfWebsite, at } = request;
  const name = request.name || email;
  const accept = (role: CompanyRole): void =>
    void act(() => store.decide(id, { accept: true, role }), t('team.accepted', { person: name }));
  const decline = (): void => void act(() => store.decide(id, { accept: false }), t('team.declined', { person: name }));
  return (
    <li className={styles.teamRow}>
      <div className={styles.teamWords}>
        <p className="strong">
          <bdi>{name}</bdi>
        </p>
        <p className="small">
          <FactLine
            facts={[
              email,
              t(isConfirmed ? 'team.confirmed' : 'team.unconfirmed'),
              t(isOfWebsite ? 'team.ofWebsite' : 'team.notOfWebsite'),
              format.date(at),
            ]}
          />
        </p>
        {message !== '' && (
          <p className="read" dir="auto">
            {message}
          </p>
        )}
      </div>
      <div className={styles.teamActions}>
        {!isFirst && (
          <Button size="s" variant="ink" busy={busy} onClick={() => accept('recruiter')}>
            {t('team.acceptAsRecruiter')}
          </Button>
        )}
        <Button size="s" variant={isFirst ? 'ink' : 'outline'} busy={busy} onClick={() => accept('owner')}>
          {t('team.acceptAsOwner')}
        </Button>
        <Button size="s" busy={busy} onClick={decline}>
          {t('team.decline')}
        </Button>
      </div>
    </li>
  );
}
