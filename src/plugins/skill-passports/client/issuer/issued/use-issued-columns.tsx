import { type JSX, useMemo } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { Column } from '#core/client/ui/data-list/column.ts';
import type { IssuedCredential } from '../../../contract/credential-schemas.ts';
import { StateBadge } from '../../shared/StateBadge.tsx';
import * as styles from '../issuer.module.css';

/** The columns of a list of credentials. Lists of several issuers have a column for the issuer. */
export function useIssuedColumns(hasIssuer: boolean): readonly Column<IssuedCredential>[] {
  const t = useT('skill-passports');
  const format = useFormat();
  return useMemo(() => {
    const day = (instant: string | null): JSX.Element | null =>
      instant === null ? null : <time dateTime={instant}>{format.date(instant)}</time>;
    const issuer: Column<IssuedCredential> = {
      id: 'issuer',
      title: t('issued.issuer'),
      min: 10,
      cell: (credential) => <bdi>{credential.issuer.name}</bdi>,
    };
    return [
      { id: 'recipient', title: t('issued.recipient'), isTitle: true, min: 12, cell: ({ recipient }) => <bdi>{recipient}</bdi> },
      { id: 'achievement', title: t('issued.achievement'), min: 14, cell: (credential) => <Attested credential={credential} /> },
      ...(hasIssuer ? [issuer] : []),
      { id: 'state', title: t('issued.state'), width: 9, cell: (credential) => <StateBadge credential={credential} /> },
      { id: 'signed', title: t('issued.signed'), width: 8, hideable: true, cell: ({ validFrom }) => day(validFrom) },
      {
        id: 'until',
        title: t('issued.until'),
        width: 8,
        hideable: true,
        cell: ({ validFrom, validUntil }) => (validFrom !== null && validUntil === null ? t('issued.forEver') : day(validUntil)),
      },
      { id: 'changed', title: t('issued.changed'), width: 8, hideable: true, cell: ({ changedAt }) => day(changedAt) },
    ];
  }, [t, format, hasIssuer]);
}

function Attested({ credential: { achievement, isDemonstration } }: { readonly credential: IssuedCredential }): JSX.Element {
  const t = useT('skill-passports');
  return (
    <>
      <bdi>{achievement.name}</bdi>
      {isDemonstration && <small className={styles.issuedMore}>{t('demonstration')}</small>}
    </>
  );
}
