import { clsx } from 'clsx';
import { createContext, type JSX, useContext } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../i18n/use-t.ts';
import { Link } from '../navigation/Link.tsx';
import { BackIcon } from './icons/page-icons.tsx';
import './Breadcrumb.css';

/** The element in the layout's bar where the page's header renders its breadcrumb; `undefined` in layouts without such an element. */
export const TrailSlot = createContext<HTMLElement | null | undefined>(undefined);

/** A parent page in the breadcrumb. */
export interface Place {
  /** The address, as returned by `href()`. */
  readonly to: string;
  readonly label: string;
}

interface BreadcrumbProps {
  /** Name of the page. */
  readonly title: string;
  /** The parent places, the nearest last. */
  readonly trail: readonly Place[];
}

/** The breadcrumb of the page, shown in the layout's bar. Below lg it shows an arrow to the nearest parent place and the page's name. */
export function Breadcrumb({ title, trail }: BreadcrumbProps): JSX.Element | undefined {
  const slot = useContext(TrailSlot);
  if (slot === undefined) return trail.length > 0 ? <Trail title={title} trail={trail} /> : undefined;
  // The bar is rendered together with the page. It exists before the first paint.
  return slot === null ? undefined : createPortal(<Trail title={title} trail={trail} isInBar />, slot);
}

function Trail({ title, trail, isInBar = false }: BreadcrumbProps & { readonly isInBar?: boolean }): JSX.Element {
  const t = useT('core');
  return (
    <nav className={clsx('trail', isInBar && 'trail--bar')} aria-label={t('layout.trail')}>
      <ol>
        {/* Each name has its own text direction, so that a name that is too long is cut off at its end. */}
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
