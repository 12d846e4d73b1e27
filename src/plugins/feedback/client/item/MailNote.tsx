import { type JSX, useEffect, useRef } from 'react';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { CopyButton } from '../give/CopyButton.tsx';
import type { Mail } from './mail.ts';

const BODY_TEXTS = { inside: 'mail.inside', copied: 'mail.copied', 'by-hand': 'mail.byHand' } as const;

/** Opens the mail program with a stored answer, and says what is left to do. The link opens it again. */
export function MailNote({ mail }: { readonly mail: Mail }): JSX.Element {
  const t = useT('feedback');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), []);
  return (
    <Note
      tone="leaf"
      role="status"
      title={t('reply.stored')}
      action={
        <div className="row">
          <a ref={link} className="btn btn--s" href={mail.address}>
            {t('reply.openEmail')}
          </a>
          {mail.body !== 'inside' && <CopyButton text={mail.text} label={t('reply.copyText')} />}
        </div>
      }
    >
      <Slotted sentence={t(`reply.${BODY_TEXTS[mail.body]}`, { email: SLOT })}>
        <bdi dir="ltr">{mail.to}</bdi>
      </Slotted>
    </Note>
  );
}
