import { type JSX, useId, useRef } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FEEDBACK_RATINGS } from '../../contract/feedback.ts';
import * as styles from './choices.module.css';

interface RatingChoiceProps {
  /** A rating as text; empty for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The optional choice of a rating. Each rating has a word. A chosen rating can be cleared again. */
export function RatingChoice({ value, onChange }: RatingChoiceProps): JSX.Element {
  const t = useT('feedback');
  const format = useFormat();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    // The button is about to disappear, and with it the focused element.
    first.current?.focus();
  };
  return (
    <fieldset className={styles.rating} aria-describedby={`${id}-help`}>
      <legend className={styles.ratingLabel}>
        {t('rating.label')} <span className="field__optional">{t('core:field.optional')}</span>
      </legend>
      <div className={styles.ratingScale}>
        {FEEDBACK_RATINGS.map((rating, index) => (
          <label key={rating} className={styles.ratingStep}>
            <input
              ref={index === 0 ? first : undefined}
              className="vh"
              type="radio"
              name={id}
              value={rating}
              checked={value === String(rating)}
              onChange={() => onChange(String(rating))}
            />
            <span className={`${styles.ratingNumber} num`}>{format.number(rating)}</span>
            <span className={styles.ratingWord}>{t(`rating.word.${rating}`)}</span>
          </label>
        ))}
      </div>
      <div className={styles.ratingFoot}>
        <p id={`${id}-help`} className="field__help">
          {t('rating.help')}
        </p>
        {value !== '' && (
          <Button variant="quiet" size="s" onClick={clear}>
            {t('rating.clear')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
