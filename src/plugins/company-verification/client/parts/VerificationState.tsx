import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { Verification } from '../../contract/schemas.ts';

const TONES = { none: 'sky', pending: 'sky', verified: 'leaf', declined: 'rust', revoked: 'rust' } as const;

/** The state in words, with the reasons and what to do about each. */
export function VerificationState({ verification }: { readonly verification: Verification }): JSX.Element {
  const t = useT('company-verification');
  const format = useFormat();
  const { state, way, since, reasons, endsAt } = verification;
  const date = since === null ? '' : format.date(since);
  const title = way !== null && (state === 'pending' || state === 'verified') ? `state.${state}.${way}` : `state.${state}.title`;
  return (
    <>
      <Note tone={TONES[state]} title={t(title, { date })}>
        {state === 'none' && t('state.none.text')}
        {reasons.length > 0 && (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{t(`reason.${reason}`)}</li>
            ))}
          </ul>
        )}
      </Note>
      {endsAt !== null && (
        <Note tone="straw" title={t('missing.title')}>
          {t('missing.text', { date: format.date(endsAt) })}
        </Note>
      )}
    </>
  );
}
