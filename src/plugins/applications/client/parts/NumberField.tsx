import { type JSX, useState } from 'react';
import { typedNumber } from '#core/client/i18n/typed-number.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { FieldFrame, type FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import type { Answer } from '../../contract/applying/answers.ts';
import { ANSWER_DECIMALS, answerNumber } from './answer-number.ts';
import * as styles from './answers.module.css';

interface NumberFieldProps {
  readonly texts: FieldTexts;
  readonly unit: string;
  readonly answer: Answer | undefined;
  /** A typed text that is no number is an answer too. It is kept, and refused when the application is sent. */
  readonly onAnswer: (answer: Answer | undefined) => void;
}

/** A number in the digits and separators of the user's language, with the unit of the employer. */
export function NumberField({ texts, unit, answer, onAnswer }: NumberFieldProps): JSX.Element {
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const shown = typeof answer === 'number' ? answerNumber(answer, locale) : answer;
  return (
    <FieldFrame {...texts}>
      {(control) => (
        <div className={styles.number}>
          <input
            {...control}
            className="input"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? (typeof shown === 'string' ? shown : '')}
            onChange={({ target: { value } }) => {
              setTyped(value);
              onAnswer(numberIn(value, locale) ?? (value.trim() === '' ? undefined : value));
            }}
            onBlur={() => setTyped(undefined)}
          />
          {unit !== '' && <bdi>{unit}</bdi>}
        </div>
      )}
    </FieldFrame>
  );
}

/** A number with or without a sign, in any supported script. */
export function numberIn(typed: string, locale: string): number | undefined {
  const [, sign = '', amount = ''] = /^[\s\u061c\u200e\u200f]*([-\u2212]?)(.*)$/su.exec(typed) ?? [];
  const number = typedNumber(amount, { locale, decimals: ANSWER_DECIMALS });
  return number === undefined || sign === '' ? number : 0 - number;
}
