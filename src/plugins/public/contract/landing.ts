import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** A chapter of the landing page. It loads by itself and fails by itself. */
export interface LandingSection {
  readonly load: () => Promise<{ readonly Section: ComponentType }>;
}

/** Chapters of the landing page, between the hero and what the product offers. */
export const landingSections = extensionPoint<LandingSection>('public.landing-sections');

/** What a list of results below the form is given. */
export interface LiveResultsProps {
  /** What is typed, trimmed; at least {@link LIVE_FROM} characters. */
  readonly words: string;
}

/** The number of typed characters from which on results are shown. */
export const LIVE_FROM = 2;

/** Where the search form of the landing page leads. */
export interface LandingSearch {
  readonly to: StaticRouteRef;
  /** Name of the query value that takes the words. */
  readonly wordsKey: string;
  /** Results while a person types; loaded when the field is first used. It waits, cancels and announces by itself. */
  readonly live?: () => Promise<{ readonly Results: ComponentType<LiveResultsProps> }>;
}

/** The search behind the landing page's form. Only the first one is used. Without one the page has no form. */
export const landingSearch = extensionPoint<LandingSearch>('public.landing-search');

/** A picture of how something works, beside the words of the landing page: real words and no invented people. */
export interface LandingFigure {
  /** Beside the one sentence, on the dark band, or with the chapter for employers. */
  readonly place: 'hero' | 'band' | 'employers';
  readonly load: () => Promise<{ readonly Figure: ComponentType }>;
}

/** Figures of the landing page; the first one of each place counts. One that does not load is left out. */
export const landingFigures = extensionPoint<LandingFigure>('public.landing-figures');
