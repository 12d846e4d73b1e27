import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import * as styles from '../posting/open.module.css';

const GAINS = ['asked.postForm', 'asked.postApplicants', 'asked.postFind'];

/** On the sign-up and the sign-in: what employers get, for a visitor who wants to post a job. */
export function Asked(): JSX.Element {
  const t = useT('jobs');
  return (
    <Note tone="sky" title={t('asked.post')}>
      <ul className={styles.openGains}>
        {GAINS.map((gain) => (
          <li key={gain}>{t(gain)}</li>
        ))}
      </ul>
      <p>{t('asked.postText')}</p>
    </Note>
  );
}
