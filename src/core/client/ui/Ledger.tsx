import type { JSX, ReactNode } from 'react';
import { Link } from '../router/Link.tsx';
import { classNames } from './class-names.ts';
import { FactLine } from './FactLine.tsx';
import './Ledger.css';

interface LedgerProps {
  /** What the list holds; read aloud. */
  readonly label: string;
  /** More of it is being fetched. */
  readonly busy?: boolean;
  /** {@link LedgerRow}s. */
  readonly children: ReactNode;
}

/** A list between hairlines. */
export function Ledger({ label, busy = false, children }: LedgerProps): JSX.Element {
  return (
    <ul className="ledger" aria-label={label} aria-busy={busy}>
      {children}
    </ul>
  );
}

interface LedgerRowProps {
  /** Where the row leads; the whole row is the title's link. */
  readonly to: string;
  readonly title: ReactNode;
  /** Facts below the title, in one line; what is empty is left out. */
  readonly facts?: readonly (string | null | undefined)[];
  /** A sign of a company or a person at the start. */
  readonly sign?: ReactNode;
  /** Figures and dates at the end. */
  readonly children?: ReactNode;
}

/** One row of a ledger. */
export function LedgerRow({ to, title, facts = [], sign, children }: LedgerRowProps): JSX.Element {
  return (
    <li className={classNames('ledger__row', sign !== undefined && 'ledger__row--signed')}>
      {sign}
      <div className="ledger__words">
        <h3 className="ledger__title">
          <Link to={to}>
            <bdi>{title}</bdi>
          </Link>
        </h3>
        <p className="ledger__facts">
          <FactLine facts={facts} />
        </p>
      </div>
      {children !== undefined && <div className="ledger__end">{children}</div>}
    </li>
  );
}
