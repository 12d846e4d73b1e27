import { type JSX, type ReactNode, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { ChoiceGroup } from '#core/client/ui/ChoiceGroup.tsx';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';

interface ChoiceProps<Chosen> {
  readonly texts: FieldTexts;
  readonly answer: Chosen;
  readonly onAnswer: (answer: Chosen | undefined) => void;
}

/** Yes or no. */
export function YesNoChoice(props: ChoiceProps<string>): JSX.Element {
  const t = useT('applications');
  const options = [
    { value: 'yes', label: t('answers.yes') },
    { value: 'no', label: t('answers.no') },
  ];
  return <OneOf {...props} options={options} />;
}

/** One of the options of the employer. */
export function SingleChoice({ options, ...rest }: ChoiceProps<string> & { readonly options: readonly string[] }): JSX.Element {
  return <OneOf {...rest} options={options.map((value) => ({ value, label: <span dir="auto">{value}</span> }))} />;
}

/** Several of the options of the employer. */
export function MultiChoice({
  texts,
  options,
  answer,
  onAnswer,
}: ChoiceProps<readonly string[]> & { readonly options: readonly string[] }): JSX.Element {
  const choose = (option: string, isChosen: boolean): void => {
    const others = answer.filter((other) => other !== option);
    const chosen = isChosen ? [...others, option] : others;
    onAnswer(chosen.length === 0 ? undefined : chosen);
  };
  return (
    <ChoiceGroup {...texts}>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={<span dir="auto">{option}</span>}
          checked={answer.includes(option)}
          onChange={({ target }) => choose(option, target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}

interface OneOfProps extends ChoiceProps<string> {
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
}

// A radio button cannot be taken back, so an optional question has a button for it.
function OneOf({ texts, options, answer, onAnswer }: OneOfProps): JSX.Element {
  const t = useT('applications');
  const name = useId();
  return (
    <ChoiceGroup {...texts}>
      {options.map(({ value, label }) => (
        <Checkbox key={value} kind="radio" name={name} label={label} checked={answer === value} onChange={() => onAnswer(value)} />
      ))}
      {texts.optional && answer !== '' && (
        <div>
          <Button
            size="s"
            variant="quiet"
            onClick={({ currentTarget }) => {
              onAnswer(undefined);
              // The button disappears.
              currentTarget.closest('fieldset')?.querySelector('input')?.focus();
            }}
          >
            {t('answers.takeBack')}
          </Button>
        </div>
      )}
    </ChoiceGroup>
  );
}
