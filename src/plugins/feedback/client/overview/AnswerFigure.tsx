import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { roundedTime, totalOf } from './figure-facts.ts';
import { type FiguresProps, ShareFigure } from './ShareFigures.tsx';

/** How many messages have an answer of the team, and how long the first answer took. */
export function AnswerFigure({ figures }: FiguresProps): JSX.Element {
  const t = useT('feedback');
  const { answered, medianMinutes } = figures;
  return (
    <ShareFigure
      title={t('figures.answers')}
      column={t('figures.answer')}
      finding={
        answered === 0 || medianMinutes === null
          ? [t('figures.answerNone')]
          : [timeText(t, medianMinutes), t('figures.answered', { count: answered })]
      }
      rows={[
        { name: t('figures.withAnswer'), count: answered },
        { name: t('figures.withoutAnswer'), count: Math.max(0, totalOf(figures) - answered) },
      ]}
    />
  );
}

function timeText(t: ReturnType<typeof useT>, minutes: number): string {
  const { unit, count } = roundedTime(minutes);
  return t(`figures.median.${unit}`, { count });
}
