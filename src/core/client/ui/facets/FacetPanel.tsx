import { type JSX, useId, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { ChevronIcon } from '../icons/page-icons.tsx';
import { FacetOptions } from './FacetOptions.tsx';
import { FacetRange } from './FacetRange.tsx';
import type { Facet } from './facet.ts';
import './facets.css';

interface FacetPanelProps {
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

interface FacetGroupProps {
  readonly group: Facet;
  readonly level: 2 | 3;
}

/** One group of filters, which the user can collapse. */
function FacetGroup({ group, level }: FacetGroupProps): JSX.Element {
  const Title = `h${level}` as const;
  const [isOpen, setOpen] = useState(true);
  const titleId = useId();
  const bodyId = useId();
  return (
    <div className="facet">
      <Title id={titleId} className="facet__title">
        <button type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setOpen(!isOpen)}>
          {group.title}
          <ChevronIcon className="icon--s" />
        </button>
      </Title>
      <fieldset id={bodyId} hidden={!isOpen} aria-labelledby={titleId}>
        {group.lead}
        {group.kind === 'range' ? <FacetRange group={group} /> : <FacetOptions group={group} />}
        {group.end}
      </fieldset>
    </div>
  );
}
