import { type JSX, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n/use-t.ts';
import { Link } from '../navigation/Link.tsx';
import { classNames } from './class-names.ts';
import { BackIcon } from './icons/BackIcon.tsx';
import { TrailSlot } from './trail-slot.ts';
import './Breadcrumb.css';

/** A place that a page belongs to. */
export interface Place {
  /** The address, as `href()` makes it. */
  readonly to: string;
  readonly label: string;
}

interface BreadcrumbProps {
  /** Name of the page. */
  readonly title: string;
  /** The places above it, the nearest last. */
  readonly trail: readonly Place[];
}

/** Where the page stands: in the layout's bar. Below lg it is the page's name behind an arrow to the nearest place. */
export function Breadcrumb({ title, trail }: BreadcrumbProps): JSX.Element | undefined {
  const slot = useContext(TrailSlot);
  if (slot === undefined) return trail.length > 0 ? <Trail title={title} trail={trail} /> : undefined;
  // The bar comes to be with the page itself; it is there before the first paint.
  return slot === null ? undefined : <>{createPortal(<Trail title={title} trail={trail} isInBar />, slot)}</>;
}

function Trail({ title, trail, isInBar = false }: BreadcrumbProps & { readonly isInBar?: boolean }): JSX.Element {
  const t = useT('core');
  return (
    <nav className={classNames('trail', isInBar && 'trail--bar')} aria-label={t('layout.trail')}>
      <ol>
        {/* Each name runs its own way, so that its end is what is cut off where it is too long. */}
        {trail.map(({ to, label }, index) => (
          <li key={to} className={index === trail.length - 1 ? 'trail__back' : 'trail__above'}>
            <Link to={to}>
              <BackIcon />
              <span dir="auto">{label}</span>
            </Link>
          </li>
        ))}
        <li className="trail__here">
          <span aria-current="page" dir="auto">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
