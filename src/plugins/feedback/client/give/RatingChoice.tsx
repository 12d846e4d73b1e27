import { type JSX, useId, useRef } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { FEEDBACK_RATINGS } from '../../contract/feedback.ts';
import './choices.css';

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
    <fieldset className="rating" aria-describedby={`${id}-help`}>
      <legend className="rating__label">
        {t('rating.label')} <span className="field__optional">{t('core:field.optional')}</span>
      </legend>
      <div className="rating__scale">
        {FEEDBACK_RATINGS.map((rating, index) => (
          <label key={rating} className="rating__step">
            <input
              ref={index === 0 ? first : undefined}
              className="vh"
              type="radio"
              name={id}
              value={rating}
              checked={value === String(rating)}
              onChange={() => onChange(String(rating))}
            />
            <span className="rating__number num">{format.number(rating)}</span>
            <span className="rating__word">{t(`rating.word.${rating}`)}</span>
          </label>
        ))}
      </div>
      <div className="rating__foot">
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
