import type { JSX, ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { SearchArt } from '../art/EmptyListArt.tsx';
import { ButtonLink } from '../Button.tsx';
import { EmptyState } from '../EmptyState.tsx';

interface NoRowsProps {
  readonly list: { readonly isFiltered: boolean; readonly clear: string };
  /** Heading of a list without rows. */
  readonly none: string;
  /** Heading when filters match no row. */
  readonly noneFound: string;
  /** Words of the link to all rows. Default: that the filters are cleared. */
  readonly all?: string;
  /** The words about a list without rows. */
  readonly children?: ReactNode;
  /** What the user can do about a list without rows. */
  readonly action?: ReactNode;
}

/** Shown in place of rows when there are none. When filters match none, it leads to all rows. */
export function NoRows({ list: { isFiltered, clear }, none, noneFound, all, children, action }: NoRowsProps): JSX.Element {
  const t = useT('core');
  if (!isFiltered)
    return (
      <EmptyState art={<SearchArt />} title={none} action={action}>
        {children}
      </EmptyState>
    );
  return <EmptyState art={<SearchArt />} title={noneFound} action={<ButtonLink to={clear}>{all ?? t('filters.clear')}</ButtonLink>} />;
}
