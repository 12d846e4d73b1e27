import { onlyPlaces, type Parts, placesInText } from './place-text.ts';
import { isWithin, type Reading, readings } from './qualified.ts';
import type { Area } from './regions-by-key.ts';

/** A place that a text may name. */
export interface Candidate {
  readonly id: number;
  readonly country: string;
  /** The code of its region in the country. */
  readonly region: string;
  readonly population: number;
}

/** What is known about places. */
export interface PlaceKnowledge {
  /** Places by the key of a name. */
  readonly towns: ReadonlyMap<string, readonly Candidate[]>;
  readonly areas: ReadonlyMap<string, readonly Area[]>;
}

/** Of towns with one name, the largest is meant if it is so many times as large as the next. */
const CLEARLY_LARGER = { inArea: 1.5, anywhere: 2.5 };

/** A town is meant by its name alone from this population on, and among other words from the higher one on. */
const KNOWN_BY_NAME = 50_000;
const WELL_KNOWN = 100_000;

/** Boroughs and cities that are named at the end of a street without a comma. */
const KNOWN_IN_STREETS = 400_000;

/** The last word of a street. */
const STREET =
  /^(?:\d+\w*|saint|street|ave|avenue|blvd|boulevard|road|rd|lane|ln|drive|dr|way|broadway|place|pl|plaza|square|sq|floor|fl|flr|hwy|highway|pkwy|expway|ny)$/;

/**
 * The ids of the places that a text names, each once. A name that several places have, of which none is clearly the largest, names none.
 *
 * @param country the country of the place, which decides between places with one name
 */
export function readPlaces(text: string, { country }: { readonly country?: string | undefined }, known: PlaceKnowledge): readonly number[] {
  const { whole, each } = placesInText(text);
  // Names have such signs and words too: `Donostia / San Sebastián`, `Castille and León`.
  const named = each.length > 1 ? wholeOf(whole, country, known) : undefined;
  const found = named === undefined ? each.flatMap((parts) => placesOf(parts, country, known)) : [named];
  return [...new Set(found.map(({ id }) => id))];
}

/** The id of the place of which a text is the name, alone or with its region or country. */
export function placeNamed(text: string, known: PlaceKnowledge): number | undefined {
  const { whole } = placesInText(text);
  const [only] = whole;
  return (wholeOf(whole, undefined, known) ?? (whole.length === 1 && only ? alone(only, undefined, known) : undefined))?.id;
}

/** The town that all of a text but its end names. */
function wholeOf(parts: Parts, country: string | undefined, known: PlaceKnowledge): Candidate | undefined {
  const [way] = readings(parts, known.areas);
  if (way === undefined || way.areas.length === 0 || way.parts.length !== 1) return undefined;
  const { town } = townIn(way, true, country, known);
  return town;
}

function placesOf(parts: Parts, country: string | undefined, known: PlaceKnowledge): readonly Candidate[] {
  const raw = readings(parts, known.areas)[0];
  const exact = raw === undefined || raw.areas.length === 0 ? undefined : townIn(raw, true, country, known).town;
  if (exact !== undefined) return [exact];
  const cleaned = onlyPlaces(parts);
  const ways = readings(cleaned, known.areas);
  for (const way of ways) {
    if (way.areas.length === 0) continue;
    const { town, isAmbiguous } = townIn(way, way === ways[0], country, known);
    const found = town ?? (way === ways[0] ? cityOfState(way, known) : undefined);
    if (found !== undefined) return [found];
    if (isAmbiguous) return [];
  }
  // Without postal codes.
  const rest = ways.find(({ areas }) => areas.length === 0)?.parts ?? cleaned;
  return namedAlone(rest, (ways[0]?.areas.length ?? 0) > 0, country, known);
}

/** The town before a country or a region. A part before others names it only when all that follows was read. */
function townIn(
  way: Reading,
  isWholeRead: boolean,
  country: string | undefined,
  known: PlaceKnowledge,
): { readonly town?: Candidate; readonly isAmbiguous: boolean } {
  const before = isWholeRead ? way.parts.slice(0, -1).reverse().map(withoutCode) : [];
  let isAmbiguous = false;
  for (const words of [way.parts.slice(-2).flat(), ...endsOf(way.parts.at(-1) ?? []), ...before]) {
    const fitting = (known.towns.get(words.join(' ')) ?? []).filter((town) => way.areas.every((areas) => isWithin(town, areas)));
    const town = largest(inCountry(fitting, country), CLEARLY_LARGER.inArea);
    isAmbiguous ||= fitting.length > 0 && town === undefined;
    if (town === undefined) continue;
    // `Georgia, US` is the state, although a town has the name.
    const asArea = areasWithin(known.areas.get(words.join(' ')) ?? [], way);
    if (asArea.length === 0 || isWithin(town, asArea)) return { town, isAmbiguous };
  }
  return { isAmbiguous };
}

function areasWithin(areas: readonly Area[], way: Reading): readonly Area[] {
  return areas.filter((area) => way.areas.every((others) => others.some((other) => overlap(area, other))));
}

/** `1 Centre St., N.Y.`: the abbreviation of New York after a street is the city. */
function cityOfState({ parts, areas }: Reading, known: PlaceKnowledge): Candidate | undefined {
  const isStreet = parts.some((words) => words.some((word) => /^\d/.test(word))) && parts.some((words) => STREET.test(words.at(-1) ?? ''));
  const isNewYork = areas.every((meanings) =>
    meanings.some(({ country, region }) => country === 'US' && (region === undefined || region === 'NY')),
  );
  const isNamed = areas.some((meanings) => meanings.some(({ region }) => region === 'NY'));
  return isStreet && isNewYork && isNamed ? known.towns.get('new york')?.find(({ population }) => population > WELL_KNOWN) : undefined;
}

/** Towns without a country or a region. `isRead` says that the end may also be an area. */
function namedAlone(parts: Parts, isRead: boolean, country: string | undefined, known: PlaceKnowledge): readonly Candidate[] {
  const towns = parts.map((words) => alone(withoutCode(words), country, known)).filter((town) => town !== undefined);
  if (towns.length === parts.length && (towns.length === 1 || towns.every(({ population }) => population >= WELL_KNOWN))) return towns;
  // `340 Bay Street, Staten Island` is not in Iceland, which is `Island` in German.
  const last = alone(parts.at(-1) ?? [], country, known);
  if (isRead) return last !== undefined && last.population >= WELL_KNOWN ? [last] : [];
  const [town] = towns;
  if (town !== undefined && town.population >= WELL_KNOWN) return [town];
  const atEnd = endsOf(parts.at(-1) ?? [])
    .map((words) => alone(words, country, known))
    .find((one) => one !== undefined && one.population >= KNOWN_IN_STREETS);
  return atEnd === undefined ? [] : [atEnd];
}

function alone(words: readonly string[], country: string | undefined, known: PlaceKnowledge): Candidate | undefined {
  const key = words.join(' ');
  const towns = inCountry(known.towns.get(key) ?? [], country);
  const town = largest(towns, CLEARLY_LARGER.anywhere);
  if (town === undefined) return undefined;
  const isKnown = town.population >= KNOWN_BY_NAME || town.country === country;
  const areas = known.areas.get(key) ?? [];
  return isKnown && (areas.length === 0 || isWithin(town, areas)) ? town : undefined;
}

/** A part, and the ends of a street, the longest first. Once more without a cut last word (`New York N`). */
function endsOf(words: readonly string[]): Parts {
  const whole = withoutCode(words);
  const ends = words.some((word) => /\d/.test(word)) ? whole.map((_, from) => whole.slice(from)) : [whole];
  const isCut = words.length > 1 && /^[a-z]{1,2}$/.test(words.at(-1) ?? '');
  return isCut ? [...ends, ...endsOf(words.slice(0, -1))] : ends;
}

/** `80331 München` without the postal code. */
function withoutCode(words: readonly string[]): readonly string[] {
  return words.length > 1 && /^\d{4,6}$/.test(words[0] ?? '') ? words.slice(1) : words;
}

function inCountry(towns: readonly Candidate[], country: string | undefined): readonly Candidate[] {
  const inside = towns.filter((town) => town.country === country);
  return inside.length > 0 ? inside : towns;
}

function largest(towns: readonly Candidate[], times: number): Candidate | undefined {
  const [first, second] = [...towns].sort((a, b) => b.population - a.population);
  return second === undefined || (first !== undefined && first.population >= times * Math.max(1, second.population)) ? first : undefined;
}

function overlap(one: Area, other: Area): boolean {
  return one.country === other.country && (one.region === undefined || other.region === undefined || one.region === other.region);
}
