import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** A chapter of the landing page. It loads by itself and fails by itself. */
export interface LandingSection {
  readonly load: () => Promise<{ readonly Section: ComponentType }>;
}

/** Chapters of the landing page, between the hero and what the product offers. */
export const landingSections = extensionPoint<LandingSection>('public.landing-sections');

/** Where the search form of the landing page leads. */
export interface LandingSearch {
  readonly to: StaticRouteRef;
  /** Name of the query value that takes the words. */
  readonly wordsKey: string;
}

/** The search behind the landing page's form; the first one counts, and without one there is no form. */
export const landingSearch = extensionPoint<LandingSearch>('public.landing-search');
