import { observer } from 'mobx-react-lite';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import * as styles from './give.module.css';

/** Says what happens with the feedback. Every statement here must be true. */
export const FeedbackTerms = observer(function FeedbackTerms() {
  const t = useT('feedback');
  const { me } = useService(SessionStore);
  return (
    <aside className={styles.giveTerms} aria-labelledby="feedback-terms">
      <h2 id="feedback-terms">{t('terms.title')}</h2>
      <ul>
        <li>{t('terms.read')}</li>
        <li>{t(me === undefined ? 'give.answerByEmail' : 'give.answerInAccount')}</li>
        {me === undefined && <li>{t('terms.email')}</li>}
        <li>{t('terms.along')}</li>
        {me !== undefined && <li>{t('terms.account')}</li>}
        {me !== undefined && <li>{t('terms.screenshot')}</li>}
      </ul>
    </aside>
  );
});
