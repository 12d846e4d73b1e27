import { clsx } from 'clsx';
import { createContext, type JSX, type ReactNode, useContext } from 'react';
import { Link } from '../navigation/Link.tsx';
import { useLedgerItem } from './data-list/ledger-item.ts';
import { FactLine } from './FactLine.tsx';
import './Ledger.css';

type HeadingLevel = 2 | 3 | 4;

const RowLevel = createContext<HeadingLevel>(2);

interface LedgerProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** More rows are being fetched. */
  readonly busy?: boolean;
  /** Level of the rows' titles: one below the heading of the list. */
  readonly headingLevel?: HeadingLevel;
  /** {@link LedgerRow}s. */
  readonly children: ReactNode;
}

/** A list between hairlines. */
export function Ledger({ label, busy = false, headingLevel = 2, children }: LedgerProps): JSX.Element {
  return (
    <ul className="ledger" aria-label={label} aria-busy={busy}>
      <RowLevel value={headingLevel}>{children}</RowLevel>
    </ul>
  );
}

interface LedgerRowProps {
  /** Address of the row. The title's link covers the whole row. */
  readonly to: string;
  readonly title: ReactNode;
  /** Facts below the title, in one line. Empty facts are left out. */
  readonly facts?: readonly (string | null | undefined)[];
  /** The sign of a company or a person, at the start. */
  readonly sign?: ReactNode;
  /** Text below the facts. */
  readonly more?: ReactNode;
  /** Figures and dates at the end. */
  readonly children?: ReactNode;
}

/** One row of a ledger. */
export function LedgerRow({ to, title, facts = [], sign, more, children }: LedgerRowProps): JSX.Element {
  const Title = `h${useContext(RowLevel)}` as const;
  const item = useLedgerItem();
  return (
    <li {...item} className={clsx('ledger__row', sign !== undefined && 'ledger__row--signed')}>
      {sign}
      <div className="ledger__words">
        <Title className="ledger__title">
          <Link to={to}>
            <bdi>{title}</bdi>
          </Link>
        </Title>
        <p className="ledger__facts">
          <FactLine facts={facts} />
        </p>
        {more}
      </div>
      {children !== undefined && <div className="ledger__end">{children}</div>}
    </li>
  );
}
