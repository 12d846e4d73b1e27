import { type JSX, useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { HintList } from '#core/client/forms/HintList.tsx';
import { useTypedValues } from '#core/client/forms/use-typed-values.ts';
import { minorUnitsOf } from '#core/client/i18n/amount-text.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { textOf } from '#core/contract/rich-text-plain.ts';
import type { PostingValues } from '../posting-values.ts';
import { type Hint, type HintPart, payHints, skillHints, textHints, titleHints } from './hints.ts';

interface HintLineProps {
  readonly form: UseFormReturn<PostingValues>;
  readonly about: HintPart;
}

/** Advice about a part of the form, below its fields. It is no error and needs no answer. */
export function HintLine({ form, about }: HintLineProps): JSX.Element | null {
  const t = useT('jobs');
  const hints = useHints(form, about);
  return <HintList hints={hints.map(({ key, values }) => t(`hints.${key}`, values))} />;
}

function useHints(form: UseFormReturn<PostingValues>, about: HintPart): readonly Hint[] {
  const { title, description, language, skills, payMin, payMax, currency } = useTypedValues(form);
  const html = about === 'description' || about === 'skills' ? description : '';
  const text = useMemo(() => textOf(html), [html]);
  switch (about) {
    case 'title':
      return titleHints(title, language);
    case 'description':
      return textHints(text, language);
    case 'skills':
      return skillHints(skills, text);
    case 'pay':
      return payHints({ min: minorUnitsOf(payMin, currency), max: minorUnitsOf(payMax, currency) });
  }
}
