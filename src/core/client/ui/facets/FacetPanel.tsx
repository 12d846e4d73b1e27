import { type JSX, useId, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { ChevronIcon } from '../icons/page-icons.tsx';
import { FacetOptions } from './FacetOptions.tsx';
import { FacetRange } from './FacetRange.tsx';
import type { Facet } from './facet.ts';
import { offersChoice } from './offers-choice.ts';
import './facets.css';

interface FacetPanelProps {
  readonly groups: readonly Facet[];
  /** Number of chosen filters. From 1 on, the user can clear all. */
  readonly chosen: number;
  readonly onClear: () => void;
  /** Number of results, if it is known. */
  readonly total?: number | undefined;
  /** Level of the groups' titles: one below the heading above them. */
  readonly headingLevel?: 2 | 3;
}

/** Groups of filters, one below the other. Those in which no choice would change anything are closed. */
export function FacetPanel({ groups, chosen, onClear, total, headingLevel = 2 }: FacetPanelProps): JSX.Element {
  const t = useT('core');
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  // Nothing closes under the pointer, or beside the focus.
  const isUsed = isPointed || hasFocus;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns whether it is used
    <div
      className="facets"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      {groups.map((group) => (
        <FacetGroup key={group.id} group={group} level={headingLevel} isUsed={isUsed} isOffered={offersChoice(group, total)} />
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
  /** Whether the user is in the panel. */
  readonly isUsed: boolean;
  readonly isOffered: boolean;
}

/** One group of filters, which the user can open and close. It stays so. */
function FacetGroup({ group, level, isUsed, isOffered }: FacetGroupProps): JSX.Element {
  const Title = `h${level}` as const;
  const [wish, setOpen] = useState<boolean>();
  const [wasOffered, setOffered] = useState(isOffered);
  if (wasOffered !== isOffered && (isOffered || !isUsed)) setOffered(isOffered);
  const isOpen = wish ?? wasOffered;
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
