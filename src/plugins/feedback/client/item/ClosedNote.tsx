import { type JSX, useState } from 'react';
import { withDraft } from '#core/client/forms/draft.ts';
import { useDraftKey } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { CopyButton } from '../give/CopyButton.tsx';
import { replyDraft } from './use-reply-form.ts';
import * as styles from './item.module.css';

/** Says that the conversation is closed, and offers new feedback. Shows what the user typed before it was closed. */
export function ClosedNote({ id }: { readonly id: string }): JSX.Element {
  const t = useT('feedback');
  const draft = useDraftKey(replyDraft(id));
  const [{ text }] = useState(() => withDraft(draft, { text: '' }));
  return (
    <div className={`stack ${styles.closed}`}>
      <Note
        tone="sky"
        title={t('reply.closed')}
        action={
          <ButtonLink size="s" to={href(feedbackRoutes.form)}>
            {t('reply.giveNew')}
          </ButtonLink>
        }
      >
        {t('reply.closedHelp')}
      </Note>
      {text !== '' && (
        <section className={styles.closedKept} aria-label={t('reply.kept')}>
          <p className={styles.closedHead}>
            <span className="strong">{t('reply.kept')}</span>
            <CopyButton text={text} label={t('item.copy')} />
          </p>
          <p className={`read ${styles.talkText}`} dir="auto">
            {text}
          </p>
        </section>
      )}
    </div>
  );
}
