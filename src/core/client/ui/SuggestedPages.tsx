import type { JSX } from 'react';
import { useLocation } from 'react-router-dom';
import { editDistance } from '#core/contract/edit-distance.ts';
import { href } from '#core/contract/route-ref.ts';
import { SLOT, Slotted } from '../i18n/Slotted.tsx';
import { useT } from '../i18n/use-t.ts';
import { useNavItems } from '../nav/nav-store.ts';
import { Link } from '../navigation/Link.tsx';
import type { NavItem } from '../plugin/nav-item.ts';
import { ButtonLink } from './Button.tsx';

/** The share of a text's letters that may differ for a match. */
const TOLERANCE = 1 / 3;

// Longer texts are not mistyped addresses: no address of ours is so long.
const LONGEST = 200;

const OFFERED = 2;

/** Links from a page that does not exist: the first items of the user's navigation. */
export function NavSuggestions(): JSX.Element {
  const t = useT('core');
  const own = useNavItems('main');
  const open = useNavItems('public');
  const places = (own.length > 0 ? own : open).slice(0, OFFERED);
  return (
    <>
      {places.map(({ route, label }, index) => (
        <ButtonLink key={route.id} variant={index === 0 ? 'grow' : 'outline'} to={href(route)}>
          {t(label)}
        </ButtonLink>
      ))}
    </>
  );
}

/** Suggests the page with the most similar address, among those that the user may open. */
export function SimilarPage(): JSX.Element | null {
  const t = useT('core');
  const { pathname } = useLocation();
  const items = useEveryNavItem();
  const meant = nearest(
    pathname,
    items.map(({ route }) => href(route)),
  );
  const item = items.find(({ route }) => href(route) === meant);
  if (item === undefined || meant === undefined) return null;
  return (
    <p>
      <Slotted sentence={t('error.meant', { page: SLOT })}>
        <Link className="link" to={meant}>
          {t(item.label)}
        </Link>
      </Slotted>
    </p>
  );
}

function useEveryNavItem(): readonly NavItem[] {
  const [main, work, settings] = [useNavItems('main'), useNavItems('work'), useNavItems('settings')];
  return [...main, ...work, ...settings, ...useNavItems('account'), ...useNavItems('public')];
}

/** The choice with the smallest edit distance; `undefined` when no choice is near. */
export function nearest(text: string, choices: readonly string[]): string | undefined {
  if (text.length > LONGEST) return undefined;
  const near = choices
    .map((choice) => ({ choice, most: Math.floor(Math.max(text.length, choice.length) * TOLERANCE) }))
    .map(({ choice, most }) => ({ choice, most, distance: editDistance(text, choice, most) }))
    .filter(({ most, distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.choice;
}
