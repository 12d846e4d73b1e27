import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** A chapter of the landing page. It loads and fails independently of the other chapters. */
export interface LandingSection {
  readonly load: () => Promise<{ readonly Section: ComponentType }>;
}

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

/** A picture that explains a feature, beside the text of the landing page. It uses real texts and no invented people. */
export interface LandingFigure {
  /** Beside the headline, on the dark band, or in the chapter for employers. */
  readonly place: 'hero' | 'band' | 'employers';
  readonly load: () => Promise<{ readonly Figure: ComponentType }>;
}

/** What a plugin adds to the landing page. */
export interface LandingParts {
  /** A chapter between the hero and what the product offers, in order. */
  readonly section?: LandingSection;
  /** The search behind the form. Only the first one is used. Without one, the page has no form. */
  readonly search?: LandingSearch;
  /** The first figure for each place is used. One that does not load is left out. */
  readonly figure?: LandingFigure;
}

/** Client plugins add themselves to the landing page here, in the manifest. */
export const landingParts = extensionPoint<LandingParts>('public.landing-parts');
