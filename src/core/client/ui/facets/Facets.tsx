import { type JSX, type ReactNode, useId, useState } from 'react';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { Sheet } from '../dialog/Sheet.tsx';
import { ChevronIcon, FilterIcon } from '../icons/page-icons.tsx';
import { useMinWidth } from '../use-min-width.ts';
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

interface FacetsProps extends FacetPanelProps {
  /** Label of the button that closes the sheet: "Show 38 jobs". */
  readonly action: ReactNode;
}

/** Filters beside a list: a column from lg on, and below lg a button that opens them in a sheet. */
export function Facets({ action, ...panel }: FacetsProps): JSX.Element {
  const t = useT('core');
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const [isOpen, setOpen] = useState(false);
  if (isWide) {
    return (
      <aside aria-label={t('facets.label')} className="facets__side">
        <FacetPanel {...panel} />
      </aside>
    );
  }
  return (
    <>
      <Button className="facets__open" onClick={() => setOpen(true)}>
        <FilterIcon />
        {panel.chosen > 0 ? t('facets.chosen', { count: panel.chosen }) : t('facets.label')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('facets.label')}
        end={
          <Button variant="grow" wide onClick={() => setOpen(false)}>
            {action}
          </Button>
        }
      >
        <FacetPanel {...panel} headingLevel={3} />
      </Sheet>
    </>
  );
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
