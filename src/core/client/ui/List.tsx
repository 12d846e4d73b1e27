import { clsx } from 'clsx';
import { createContext, type JSX, type ReactNode, useContext } from 'react';
import { Link } from '../navigation/Link.tsx';
import { useListItem } from './data-list/list-item.ts';
import { FactLine } from './FactLine.tsx';
import './List.css';

type HeadingLevel = 2 | 3 | 4;

const RowLevel = createContext<HeadingLevel>(2);

interface ListProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** More rows are being fetched. */
  readonly busy?: boolean;
  /** Level of the rows' titles: one below the heading of the list. */
  readonly headingLevel?: HeadingLevel;
  /** {@link ListRow}s. */
  readonly children: ReactNode;
}

/** A list between hairlines. */
export function List({ label, busy = false, headingLevel = 2, children }: ListProps): JSX.Element {
  return (
    <ul className="list" aria-label={label} aria-busy={busy}>
      <RowLevel value={headingLevel}>{children}</RowLevel>
    </ul>
  );
}

interface ListRowProps {
  /** Address of the row. The title's link covers the whole row. */
  readonly to: string;
  readonly title: ReactNode;
  /** Facts below the title, in one line. Empty facts are left out. */
  readonly facts?: readonly (string | null | undefined)[];
  /** Stands after the facts. */
  readonly mark?: ReactNode;
  /** The avatar of a company or a person, at the start. */
  readonly avatar?: ReactNode;
  /** Text below the facts. */
  readonly more?: ReactNode;
  /** Figures and dates at the end. */
  readonly children?: ReactNode;
}

/** One row of a list. */
export function ListRow({ to, title, facts = [], mark, avatar, more, children }: ListRowProps): JSX.Element {
  const Title = `h${useContext(RowLevel)}` as const;
  const item = useListItem();
  const hasSign = avatar !== undefined;
  return (
    <li
      {...item}
      className={clsx('list__row', hasSign && 'list__row--with-avatar', hasSign && !mark && facts.every(isEmpty) && 'list__row--bare')}
    >
      {avatar}
      <div className="list__words">
        <Title className="list__title">
          <Link to={to}>
            <bdi>{title}</bdi>
          </Link>
        </Title>
        <p className="list__facts">
          <FactLine facts={facts} /> {mark}
        </p>
        {more}
      </div>
      {children !== undefined && <div className="list__end">{children}</div>}
    </li>
  );
}

const isEmpty = (fact: string | null | undefined): boolean => !fact;
