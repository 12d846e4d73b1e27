import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { acceptCredential, declineCredential } from '../../contract/passport-endpoints.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import { PassportStore } from './passport-store.ts';

/** Why an offer was not answered. `other`: the message of the call says it. */
export type OfferFailure = 'changed' | 'not-trusted' | 'address' | 'other';

/** The answer to an offer. */
export interface OfferAnswer {
  readonly isBusy: boolean;
  /** Whether it was answered here. */
  readonly isAnswered: boolean;
  readonly failure: OfferFailure | undefined;
  /** Whether the question before declining is shown. */
  readonly asks: boolean;
  readonly ask: (asks: boolean) => void;
  readonly accept: (version: number) => void;
  readonly decline: (version: number) => void;
}

const FAILURES: Readonly<Record<string, OfferFailure>> = {
  conflict: 'changed',
  // The offer was answered in another tab: what is shown now says so.
  'skill-passports.action-not-allowed': 'changed',
  'skill-passports.not-trusted': 'not-trusted',
  'skill-passports.address-not-confirmed': 'address',
};

/** Accepts or declines an offer. When it has changed, its new version is fetched, and nothing is signed. */
export function useOffer(id: string, reload: () => void): OfferAnswer {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const store = useService(PassportStore);
  const snackbar = useService(SnackbarStore);
  const [isBusy, setBusy] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const [failure, setFailure] = useState<OfferFailure>();
  const [asks, ask] = useState(false);
  const answer = async (call: typeof acceptCredential | typeof declineCredential, version: number, done: string): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await api.call(call, { params: { id }, body: { version } });
      snackbar.raise(t(done), { color: 'success' });
      setAnswered(true);
      refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const why = FAILURES[error.code] ?? 'other';
      setFailure(why);
      if (why === 'changed') refresh();
    } finally {
      setBusy(false);
      ask(false);
    }
  };
  const refresh = (): void => {
    reload();
    void store.load();
  };
  return {
    isBusy,
    isAnswered,
    failure,
    asks,
    ask,
    accept: (version) => void answer(acceptCredential, version, 'offer.accepted'),
    decline: (version) => void answer(declineCredential, version, 'offer.declined'),
  };
}

interface DeclineOfferProps {
  readonly detail: OwnCredential;
  readonly offer: OfferAnswer;
}

/** Asks before an offer is declined. */
export function DeclineOffer({ detail: { achievement, version, issuer }, offer }: DeclineOfferProps): JSX.Element {
  const t = useT('skill-passports');
  return (
    <ConfirmDialog
      open={offer.asks}
      title={t('offer.question', { name: achievement.name })}
      action={t('offer.decline')}
      keep={t('offer.keep')}
      busy={offer.isBusy}
      onConfirm={() => offer.decline(version)}
      onClose={() => offer.ask(false)}
    >
      <p>{t('offer.questionText', { issuer: issuer.name })}</p>
    </ConfirmDialog>
  );
}
