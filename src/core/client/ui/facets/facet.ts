import type { ReactNode } from 'react';

/** An option of a facet. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** Number of results with this option, if it is known. */
  readonly count?: number;
  /** Whether there may be more results than were counted. */
  readonly isMore?: boolean;
}

interface FacetHead {
  readonly id: string;
  readonly title: string;
  /** Content above the choice, for example a chart. */
  readonly lead?: ReactNode;
  /** Content below the choice, for example a field that finds further options. */
  readonly end?: ReactNode;
}

/** A choice of any number of options. */
export interface ChecksFacet extends FacetHead {
  readonly kind: 'checks';
  readonly options: readonly FacetOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A choice of one option. */
export interface RadiosFacet extends FacetHead {
  readonly kind: 'radios';
  readonly options: readonly FacetOption[];
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
}

/** A range of numbers. An absent end is open. */
export interface NumberRange {
  readonly from?: number;
  readonly to?: number;
}

/** A choice of a number range. */
export interface RangeFacet extends FacetHead {
  readonly kind: 'range';
  readonly range: NumberRange;
  /** Only one end can be set. */
  readonly only?: 'from' | 'to';
  /** Nothing has such a number. */
  readonly isIdle?: boolean;
  /** Text below the fields, for example the unit of the numbers. */
  readonly help?: string;
  readonly onChange: (range: NumberRange) => void;
}

/** A group of filters, by its kind of choice. */
export type Facet = ChecksFacet | RadiosFacet | RangeFacet;
