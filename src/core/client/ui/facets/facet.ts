/** One thing that a facet offers. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  /** How many there are of it, where that is known. */
  readonly count?: number;
}

interface FacetHead {
  readonly id: string;
  readonly title: string;
}

/** Any of several. */
export interface ChecksFacet extends FacetHead {
  readonly kind: 'checks';
  readonly options: readonly FacetOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** One of several. */
export interface RadiosFacet extends FacetHead {
  readonly kind: 'radios';
  readonly options: readonly FacetOption[];
  readonly chosen: string;
  readonly onChange: (chosen: string) => void;
}

/** The ends of a range of numbers; an end that is absent is open. */
export interface NumberRange {
  readonly from?: number;
  readonly to?: number;
}

/** Between two numbers, or from one on. */
export interface RangeFacet extends FacetHead {
  readonly kind: 'range';
  readonly range: NumberRange;
  /** Only one end can be set. */
  readonly only?: 'from' | 'to';
  /** Said below the fields, for example what the numbers count. */
  readonly help?: string;
  readonly onChange: (range: NumberRange) => void;
}

/** A group of filters. */
export type Facet = ChecksFacet | RadiosFacet | RangeFacet;
