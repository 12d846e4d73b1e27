import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import { AchievementBadge } from '../shared/AchievementBadge.tsx';
import { NamedLabel } from '../shared/NamedLabel.tsx';
import { credentialAddress } from './detail-address.ts';
import { useFirst } from './use-first.tsx';
import * as styles from './passport.module.css';

/** Offers that are shown at first. */
const MOST = 6;

/** The offers that wait for an answer. */
export function OfferCards({ offers }: { readonly offers: readonly OwnCredential[] }): JSX.Element | null {
  const t = useT('skill-passports');
  const titleId = useId();
  const { shown, showAll } = useFirst(offers, MOST);
  if (offers.length === 0) return null;
  return (
    <section className={styles.passportPart} aria-labelledby={titleId}>
      <h2 id={titleId} className="vh">
        {t('passport.offers')}
      </h2>
      <ul className={styles.offers}>
        {shown.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
      {showAll}
    </section>
  );
}

function OfferCard({ offer: { id, issuer, achievement, renews } }: { readonly offer: OwnCredential }): JSX.Element {
  const t = useT('skill-passports');
  return (
    <article className={styles.offerCard} data-offer>
      <AchievementBadge achievementId={achievement.id} />
      <div className={styles.offerCardWords}>
        <h3>{t(renews === null ? 'offer.from' : 'offer.renewalFrom', { issuer: issuer.name })}</h3>
        <p className={styles.offerCardName}>
          <bdi>{achievement.name}</bdi>
        </p>
        <p className="soft">{t('offer.lead')}</p>
      </div>
      <ButtonLink variant="grow" to={credentialAddress(id)}>
        <NamedLabel label={t('offer.read')} named={t('offer.readNamed', { name: achievement.name })} />
      </ButtonLink>
    </article>
  );
}
