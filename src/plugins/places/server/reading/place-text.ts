import { placeWords } from './place-key.ts';

/** The parts of a text about one place, between commas, as words. */
export type Parts = readonly (readonly string[])[];

/** Longer texts name no place. */
const LONGEST = 300;

/** So many places are read in a text at most. */
const MOST_PLACES = 10;

/** Between several places. `or` is a state of the United States where it is in capitals. */
const BETWEEN_PLACES = /[/;|\n•·&+]|\s(?:or|and|oder|und|ou|et|أو|یا|או)\s/u;

/** Between the parts of one place. */
const BETWEEN_PARTS = /[,()[\]:،]|\s[-–—]\s/u;

/** `San Francisco Bay Area`. */
const AROUND_A_BAY = /\sbay area\b/i;

/** Words that say how or how much is worked, not where. */
const NO_PLACE = new Set(
  (
    'remote remotely hybrid onsite home office homeoffice anywhere worldwide global nationwide multiple various several many all locations location ' +
    'emea apac latam based fully partly work working from greater area metro metropolitan region bundesweit deutschlandweit verschiedene orte standorte ' +
    'raum umgebung boroughs used floating'
  ).split(' '),
);

/** Parts that end with these name an area without a town in it. */
const AREAS = new Set(['county', 'counties', 'district', 'landkreis', 'borough']);

/** A state or a word together with a postal code: `NY10595`. */
const JOINED_CODE = /^([a-z]{2})(\d{5})$/;

/** The parts of each place in a text. */
export function placesInText(text: string): readonly Parts[] {
  if (text.length > LONGEST) return [];
  return text
    .replace(AROUND_A_BAY, '')
    .split(BETWEEN_PLACES)
    .slice(0, MOST_PLACES)
    .map((place) => place.split(BETWEEN_PARTS).map(partOf))
    .map((parts) => parts.filter((words) => words.length > 0 && !AREAS.has(words.at(-1) ?? '')))
    .filter((parts) => parts.length > 0);
}

function partOf(text: string): readonly string[] {
  return placeWords(text)
    .filter((word) => !NO_PLACE.has(word))
    .flatMap((word) => JOINED_CODE.exec(word)?.slice(1) ?? [word]);
}

/** The runs of up to five words of each part, by which towns are looked up. */
export function phrasesOf(parts: Parts): readonly string[] {
  return parts.flatMap((words) =>
    words.flatMap((_, from) =>
      [1, 2, 3, 4, 5].filter((size) => from + size <= words.length).map((size) => words.slice(from, from + size).join(' ')),
    ),
  );
}
