import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';

interface PointsProps {
  /** Keys of the points. The landing page's texts have a title and a text for each. */
  readonly names: readonly string[];
  /** Numbers the points, for steps in a sequence. */
  readonly numbered?: boolean;
}

/** The benefits for one kind of visitor, side by side. */
export function Points({ names, numbered = false }: PointsProps): JSX.Element {
  const t = useT('public');
  const format = useFormat();
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={numbered ? 'points points--steps' : 'points'}>
      {names.map((name, index) => (
        <li key={name}>
          {numbered && (
            <p className="points__number" aria-hidden="true">
              {format.number(index + 1)}
            </p>
          )}
          <h3>{t(`landing.${name}Title`)}</h3>
          <p>{t(`landing.${name}Text`)}</p>
        </li>
      ))}
    </List>
  );
}
