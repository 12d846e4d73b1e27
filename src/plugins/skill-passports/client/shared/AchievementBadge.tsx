import { clsx } from 'clsx';
import type { JSX } from 'react';
import { ProgressPart } from '#core/client/ui/progress/ProgressPart.tsx';
import { pictureOf } from '../../contract/picture.ts';
import * as styles from './AchievementBadge.module.css';

interface AchievementSignProps {
  readonly achievementId: string;
  readonly size?: 'l';
}

/** The picture of an achievement. Hidden from screen readers: the name is beside it. */
export function AchievementBadge({ achievementId, size }: AchievementSignProps): JSX.Element {
  const { cells } = pictureOf(achievementId);
  return (
    <svg
      className={clsx(styles.achievementBadge, size === 'l' && styles.achievementBadgeL)}
      viewBox="-34 -46 68 92"
      aria-hidden="true"
      focusable="false"
    >
      {cells.map((state, index) => {
        const [x, y] = [(index % 3) - 1, Math.floor(index / 3) - 1];
        if (state === 'none') return null;
        return (
          <g key={`${x} ${y}`} transform={`translate(${20 * x} ${28 * y})`}>
            <ProgressPart state={state} />
          </g>
        );
      })}
    </svg>
  );
}
