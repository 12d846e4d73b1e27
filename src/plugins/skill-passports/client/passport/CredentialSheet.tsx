import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getOwnCredential } from '../../contract/passport-endpoints.ts';
import { SignedCredential } from './CredentialDetail.tsx';
import { useCloseDetail } from './detail-address.ts';
import { OfferActions, OfferDetail } from './OfferDetail.tsx';
import { PassportStore } from './passport-store.ts';
import { DeclineOffer, useOffer } from './use-offer.tsx';

/** A credential, an offer or a request over the page, with all that is known of it. */
export const CredentialSheet = observer(function CredentialSheet({ id }: { readonly id: string }): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const store = useService(PassportStore);
  const close = useCloseDetail();
  const { resource, load } = useResource((signal) => api.call(getOwnCredential, { params: { id }, signal }), id);
  const offer = useOffer(id, load);
  const { value: detail, status } = resource;
  const name = detail?.achievement.name ?? store.find(id)?.achievement.name;
  const isOffer = detail?.state === 'offered';
  return (
    <>
      <Sheet
        open
        onClose={close}
        title={name ?? t('passport.detail.title')}
        {...(isOffer && { end: <OfferActions version={detail.version} offer={offer} /> })}
      >
        {detail === undefined && status === 'failed' && <ErrorNote title={t('passport.detail.failed')} onRetry={load} />}
        {detail === undefined && status !== 'failed' && <Skeleton />}
        {isOffer && <OfferDetail detail={detail} failure={offer.failure} />}
        {detail !== undefined && !isOffer && <SignedCredential detail={detail} takesFocus={offer.isAnswered} />}
      </Sheet>
      {isOffer && <DeclineOffer detail={detail} offer={offer} />}
    </>
  );
});
