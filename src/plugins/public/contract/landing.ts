import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** A chapter of the landing page. It loads and fails independently of the other chapters. */
export interface LandingSection {
  readonly load: () => Promise<{ readonly Section: ComponentType }>;
}

/** Chapters of the landing page, between the hero and what the product offers. */
export const landingSections = extensionPoint<LandingSection>('public.landing-sections');

/** Props of the results below the search form. */
export interface LiveResultsProps {
  /** The typed text, trimmed; at least {@link LIVE_FROM} characters. */
  readonly words: string;
}

/** The number of characters from which on results are shown. */
export const LIVE_FROM = 2;

/** The target of the landing page's search form. */
export interface LandingSearch {
  readonly to: StaticRouteRef;
  /** Name of the query parameter for the words. */
  readonly wordsKey: string;
  /** Results during typing. The module loads when the field is first used; it debounces, cancels and announces by itself. */
  readonly live?: () => Promise<{ readonly Results: ComponentType<LiveResultsProps> }>;
}

/** The search behind the landing page's form. Only the first contribution is used. Without one, the page has no form. */
export const landingSearch = extensionPoint<LandingSearch>('public.landing-search');

/** A picture that explains a feature, beside the text of the landing page. It uses real texts and no invented people. */
export interface LandingFigure {
  /** Beside the headline, on the dark band, or in the chapter for employers. */
  readonly place: 'hero' | 'band' | 'employers';
  readonly load: () => Promise<{ readonly Figure: ComponentType }>;
}

/** Figures of the landing page. The first one for each place is used. One that does not load is left out. */
export const landingFigures = extensionPoint<LandingFigure>('public.landing-figures');
