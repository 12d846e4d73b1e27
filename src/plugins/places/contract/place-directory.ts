import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Place } from './schemas.ts';

/** A text that may name places. */
export interface PlaceText {
  readonly text: string;
  /** The country of the place, ISO 3166-1 alpha-2. It decides between places with one name. */
  readonly country?: string | undefined;
}

/** A place, and those around it. */
export interface PlacesAround {
  readonly place: Place;
  /** Kilometres on the great circle by the number of the place. It has the place itself. */
  readonly distances: ReadonlyMap<number, number>;
}

/** Knows the places of the world. */
export interface PlaceDirectory {
  /** Whether all places are loaded. A new server loads them in the background. */
  readonly isLoaded: (transaction?: Transaction) => Promise<boolean>;
  /** The numbers of the places that each text names, in the order of the texts. Ambiguous names name none. */
  readonly read: (texts: readonly PlaceText[], transaction?: Transaction) => Promise<readonly (readonly number[])[]>;
  /**
   * The number of the place of which each text is the name, as `Brooklyn` or `Austin, Texas`; `undefined` for other texts and ambiguous
   * names. Without a region or a country, small places are not meant.
   */
  readonly named: (texts: readonly string[]) => Promise<readonly (number | undefined)[]>;
  /** The places with these numbers, in any order. */
  readonly listed: (ids: readonly number[]) => Promise<readonly Place[]>;
  /** `undefined` for a number that no place has. */
  readonly around: (id: number, km: number) => Promise<PlacesAround | undefined>;
}

/** The directory of places, for server plugins that require `places`. */
export const placeDirectory = serviceRef<PlaceDirectory>('places.place-directory');
