import type { ComponentProps, JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { FEEDBACK_KINDS } from '../../contract/feedback.ts';
import * as styles from './choices.module.css';

/** The choice of the kind of feedback, with all four visible. */
export function KindChoice(input: ComponentProps<'input'>): JSX.Element {
  const t = useT('feedback');
  return (
    <div className={styles.kindsBox}>
      <fieldset className={styles.kinds}>
        <legend>{t('kinds')}</legend>
        {FEEDBACK_KINDS.map((kind) => (
          <label key={kind} className={styles.kind}>
            <input {...input} className="vh" type="radio" value={kind} />
            <span className={styles.kindName}>{t(`kind.${kind}`)}</span>
            <span className={styles.kindWhat}>{t(`kindWhat.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
