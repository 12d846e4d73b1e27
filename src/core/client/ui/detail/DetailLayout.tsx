import { clsx } from 'clsx';
import type { JSX, ReactNode } from 'react';
import { atFloor } from '../floor.ts';
import './detail.css';

interface DetailLayoutProps {
  /** The facts for a decision: at the end side from lg on, visible while the user reads the rest. */
  readonly aside: ReactNode;
  /** A bar at the bottom below lg, which replaces the aside there. Without it, the aside comes first. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** One object in detail, with its actions beside it. */
export function DetailLayout({ aside, bar, children }: DetailLayoutProps): JSX.Element {
  return (
    <div className={clsx('detail', bar !== undefined && 'detail--barred')}>
      <div>{children}</div>
      <div className="detail__aside">
        <div className="detail__stay">{aside}</div>
      </div>
      {bar !== undefined && (
        <div className="detail__bar" ref={atFloor}>
          {bar}
        </div>
      )}
    </div>
  );
}
