import type { JSX } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import type { Facet } from './facet.ts';
import './facets.css';

/** Data and options of a filter column. */
export interface FacetPanelProps {
  readonly groups: readonly Facet[];
  /** Number of chosen filters. From 1 on, the user can clear all. */
  readonly chosen: number;
  readonly onClear: () => void;
  /** Level of the groups' titles: one below the heading above them. */
  readonly headingLevel?: 2 | 3;
}

/** Groups of filters, one below the other. */
export function FacetPanel({ groups, chosen, onClear, headingLevel = 2 }: FacetPanelProps): JSX.Element {
  const t = useT('core');
  return (
    <div className="facets">
      {groups.map((group) => (
        <FacetGroup key={group.id} group={group} level={headingLevel} />
      ))}
      {chosen > 0 && (
        <div>
          <Button variant="quiet" size="s" onClick={onClear}>
            {t('facets.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
