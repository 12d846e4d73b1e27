import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import type { IssuerState, IssuerWithKeys } from '../../contract/issuer.ts';
import type { IssuerKey } from '../../contract/schemas.ts';
import { IssuerBadge } from '../issuer/keys/IssuerBadge.tsx';
import { KeyList } from '../issuer/keys/KeyList.tsx';
import * as styles from '../issuer/issuer.module.css';

interface IssuerRowProps {
  readonly issuer: IssuerWithKeys;
  readonly onDecide: (to: 'trusted' | 'suspended') => void;
  readonly onStolen: (stolen: IssuerKey) => void;
}

/** A company that asked to issue, with the decisions that an administrator can take. */
export function IssuerRow({ issuer, onDecide, onStolen }: IssuerRowProps): JSX.Element {
  const t = useT('skill-passports');
  const format = useFormat();
  const { companyId, name, askedName, state, reason, askedAt, decidedAt, keys } = issuer;
  return (
    <li className={styles.issuerRequest}>
      <div className={styles.issuerRequestWords}>
        <h2 className={styles.issuerRequestName}>
          <Link to={href(employerRoutes.companyView, {}, { id: companyId })}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="row">
          <IssuerBadge state={state} />
          <span className="soft small">
            <FactLine
              facts={[
                t('admin.asked', { date: format.date(askedAt) }),
                decidedAt === null ? undefined : t('admin.decided', { date: format.date(decidedAt) }),
              ]}
            />
          </span>
        </p>
        {askedName !== null && <p className="strong">{t('admin.askedName', { name: askedName })}</p>}
        {reason !== '' && (
          <p className={`soft ${styles.issuedText}`} dir="auto">
            {reason}
          </p>
        )}
        {keys.length > 0 && (
          <details className={styles.issuerRequestKeys}>
            <summary>{t('issuer.keys.title')}</summary>
            <KeyList keys={keys} onStolen={onStolen} />
          </details>
        )}
      </div>
      <div className="row">
        {decisionsOf(state, askedName !== null).map(({ to, word }) => (
          <Button
            key={to}
            size="s"
            variant={to === 'trusted' ? 'ink' : 'outline'}
            aria-label={t(`admin.decide.${word}Name`, { name })}
            onClick={() => onDecide(to)}
          >
            {t(`admin.decide.${word}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}

interface Decision {
  readonly to: 'trusted' | 'suspended';
  readonly word: 'trust' | 'acceptName' | 'refuse' | 'suspend';
}

/** What can be decided about an issuer. A suspended one was refused or stopped, and may be trusted again. */
function decisionsOf(state: IssuerState, asksForName: boolean): readonly Decision[] {
  const trust: Decision = { to: 'trusted', word: state === 'trusted' ? 'acceptName' : 'trust' };
  const suspend: Decision = { to: 'suspended', word: state === 'pending' ? 'refuse' : 'suspend' };
  return [...(state !== 'trusted' || asksForName ? [trust] : []), ...(state === 'suspended' ? [] : [suspend])];
}
