import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';

interface PointsProps {
  /** Each has a title and a text among the landing page's. */
  readonly names: readonly string[];
  /** Steps that follow one another bear a number, points do not. */
  readonly numbered?: boolean;
}

/** What one kind of visitor gets, side by side. */
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
