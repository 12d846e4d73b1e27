import type { ComponentType } from 'react';
import type { Role } from '#core/contract/actor.ts';
import type { NeededAbility } from '#core/contract/audience.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** The section of the navigation that an item belongs to. */
export type NavSection = 'main' | 'work' | 'settings' | 'account' | 'public';

/** The footer column of a public link. */
export type FooterColumn = 'candidates' | 'employers' | 'product';

/** Loads the badge of a navigation item: a component that renders a `NavCount`, or nothing. */
export type NavBadgeLoader = () => Promise<{ readonly Badge: ComponentType }>;

/**
 * The entry of a page in the navigation of signed-in users. It is shown when the guards of the page agree, and `roles` and `unlessMay`, where
 * given, do not exclude the user.
 */
export interface NavEntry {
  /** Key of the label, with its namespace: `job-search:nav.search`. It is in the group `nav`, whose words load with the frame. */
  readonly label: string;
  readonly icon?: ComponentType<{ className?: string }>;
  readonly section: Exclude<NavSection, 'public'>;
  /** Smaller comes first. Use steps of ten. */
  readonly order: number;
  /** Shows the item only to these roles, for a page that opens for more roles than use it. */
  readonly roles?: readonly Role[];
  /** Hides the item from users with this ability, because another item leads them to the page. */
  readonly unlessMay?: { readonly subject: string; readonly action: string };
  /** A count beside the label, with words of the group `nav`. It loads after the navigation is shown and is left out when it fails. */
  readonly badge?: NavBadgeLoader;
  /** The ability that the count needs. For users without it, its code is not loaded. */
  readonly badgeNeeds?: NeededAbility;
}

/** The link to a page on public pages. It is also shown when a guard of the page redirects to the sign-in, because visitors may open it. */
export interface PublicNav {
  /** Key of the label, with its namespace. */
  readonly label: string;
  readonly order: number;
  /** `product` when absent. The bar above the page leaves out `product`. */
  readonly column?: FooterColumn;
}

/** An item of the navigation, with the page that it leads to. */
export interface NavItem extends Omit<NavEntry, 'section'>, PublicNav {
  readonly route: StaticRouteRef;
  readonly section: NavSection;
}
