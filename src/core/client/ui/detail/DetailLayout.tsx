import type { JSX, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './detail.css';

interface DetailLayoutProps {
  /** What one decides by: at the end side from lg on, and in sight while the rest is read. */
  readonly aside: ReactNode;
  /** Sticks to the bottom below lg and takes the place of the aside there; without it the aside comes first. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** One thing in full, and beside it what can be done with it. */
export function DetailLayout({ aside, bar, children }: DetailLayoutProps): JSX.Element {
  return (
    <div className={classNames('detail', bar !== undefined && 'detail--barred')}>
      <div className="detail__main">{children}</div>
      <div className="detail__aside">
        <div className="detail__stay">{aside}</div>
      </div>
      {bar !== undefined && <div className="detail__bar">{bar}</div>}
    </div>
  );
}
