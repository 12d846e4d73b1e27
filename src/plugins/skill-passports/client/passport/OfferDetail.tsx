import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { CredentialDetail } from '../../contract/passport-schemas.ts';
import { AchievementBadge } from '../shared/AchievementBadge.tsx';
import { CredentialFacts } from './CredentialFacts.tsx';
import { credentialAddress } from './detail-address.ts';
import { PassportStore } from './passport-store.ts';
import { SignedText } from './SignedText.tsx';
import type { OfferAnswer, OfferFailure } from './use-offer.tsx';
import * as styles from './passport.module.css';

interface OfferDetailProps {
  readonly detail: CredentialDetail;
  readonly failure: OfferFailure | undefined;
}

/** Exactly what would be signed, in words and as JSON. */
export const OfferDetail = observer(function OfferDetail({ detail, failure }: OfferDetailProps): JSX.Element {
  const t = useT('skill-passports');
  const { issuer, achievement, renews, isDemonstration, payload } = detail;
  return (
    <div className={styles.detailParts}>
      <FailureNote failure={failure} />
      <div className={styles.credHead}>
        <AchievementBadge achievementId={achievement.id} size="l" />
        <p>{t(renews === null ? 'offer.from' : 'offer.renewalFrom', { issuer: issuer.name })}</p>
      </div>
      {renews !== null && <Renewed id={renews} />}
      {isDemonstration && <p className="small muted">{t('demonstration')}</p>}
      <h3>{t('offer.what')}</h3>
      <CredentialFacts credential={detail} />
      <SignedText label={t('offer.json')} text={payload} />
    </div>
  );
});

/** The credential whose place a renewal takes. */
const Renewed = observer(function Renewed({ id }: { readonly id: string }): JSX.Element {
  const t = useT('skill-passports');
  const renewed = useService(PassportStore).find(id);
  return (
    <Note tone="sky" title={t('offer.renews')}>
      <Link className="link" to={credentialAddress(id)}>
        <bdi>{renewed?.achievement.name ?? t('offer.renewed')}</bdi>
      </Link>
    </Note>
  );
});

/** Why the offer was not answered, and what to do next. */
function FailureNote({ failure }: { readonly failure: OfferFailure | undefined }): JSX.Element | null {
  const t = useT('skill-passports');
  switch (failure) {
    case 'changed':
      return (
        <Note tone="straw" role="alert" title={t('offer.changed')}>
          {t('offer.changedText')}
        </Note>
      );
    case 'not-trusted':
      return (
        <Note tone="rust" role="alert" title={t('errors.not-trusted')}>
          {t('offer.notTrusted')}
        </Note>
      );
    case 'address':
      return (
        <Note
          tone="straw"
          role="alert"
          title={t('offer.address')}
          action={
            <ButtonLink size="s" to={ADDRESSES.verifyEmail}>
              {t('offer.confirmAddress')}
            </ButtonLink>
          }
        >
          {t('offer.addressText')}
        </Note>
      );
    case 'other':
      return (
        <Note tone="rust" title={t('offer.failed')}>
          {t('offer.failedText')}
        </Note>
      );
    default:
      return null;
  }
}

interface OfferActionsProps {
  readonly version: number;
  readonly offer: OfferAnswer;
}

/** Accepts the shown version of the offer, or asks before it is declined. */
export function OfferActions({ version, offer }: OfferActionsProps): JSX.Element {
  const t = useT('skill-passports');
  return (
    <>
      <Button onClick={() => offer.ask(true)}>{t('offer.decline')}</Button>
      <Button variant="grow" busy={offer.isBusy} onClick={() => offer.accept(version)}>
        {t('offer.accept')}
      </Button>
    </>
  );
}
