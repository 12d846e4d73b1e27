import { type JSX, type ReactNode, useState } from 'react';
import { BREAKPOINTS, MOBILE_BREAKPOINT } from '#core/contract/constants.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useT } from '../../i18n/use-t.ts';
import { Button } from '../Button.tsx';
import { Sheet } from '../dialog/Sheet.tsx';
import { FilterIcon } from '../icons/page-icons.tsx';
import { useMinWidth } from '../use-min-width.ts';
import './facets.css';

interface FacetsPlaceProps {
  /** Number of chosen filters. */
  readonly chosen: number;
  /** Label of the button that closes the sheet: "Show 38 jobs". */
  readonly action: ReactNode;
  /** Renders the filters, with headings of the given level. Called only while they have a place on the screen. */
  readonly children: (headingLevel: 2 | 3) => ReactNode;
}

/** The place of filters beside a list: a column from lg on, and below lg a button that opens them in a sheet. */
export function FacetsPlace({ chosen, action, children }: FacetsPlaceProps): JSX.Element {
  const t = useT('core');
  const format = useFormat();
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (isWide) {
    return (
      <aside aria-label={t('facets.label')} className="facets__side">
        {children(2)}
      </aside>
    );
  }
  return (
    <>
      <Button
        className="facets__open"
        aria-label={chosen > 0 ? t('facets.chosen', { count: chosen }) : undefined}
        onClick={() => setOpen(true)}
      >
        <FilterIcon />
        {t('facets.label')}
        {chosen > 0 && <span className="facets__chosen">{format.number(chosen)}</span>}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title={t('facets.label')}
        end={
          <Button variant="grow" wide onClick={close}>
            {action}
          </Button>
        }
      >
        {isOpen && children(3)}
      </Sheet>
    </>
  );
}
