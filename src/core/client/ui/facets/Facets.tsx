import { type JSX, useState } from 'react';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { Sheet } from '../dialog/Sheet.tsx';
import { FilterIcon } from '../icons/page-icons.tsx';
import { useMinWidth } from '../use-min-width.ts';
import { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx';

interface FacetsProps extends FacetPanelProps {
  /** Label of the button that closes the sheet: "Show 38 jobs". */
  readonly action: string;
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
