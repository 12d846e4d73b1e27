import { type JSX, useId, useState } from 'react';
import { ChevronIcon } from '../icons/page-icons.tsx';
import { FacetOptions } from './FacetOptions.tsx';
import { FacetRange } from './FacetRange.tsx';
import type { Facet } from './facet.ts';

interface FacetGroupProps {
  readonly group: Facet;
  readonly level: 2 | 3;
}

/** One group of filters, which the user can collapse. */
export function FacetGroup({ group, level }: FacetGroupProps): JSX.Element {
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
        {group.kind === 'range' ? <FacetRange group={group} /> : <FacetOptions group={group} />}
      </fieldset>
    </div>
  );
}
