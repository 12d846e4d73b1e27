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

/** A state or a word together with a postal code: `NY10595`. */
const JOINED_CODE = /^([a-z]{2})(\d{5})$/;

/** The parts of a text, and those of each place where it has signs or words between several. */
export function placesInText(text: string): { readonly whole: Parts; readonly each: readonly Parts[] } {
  if (text.length > LONGEST) return { whole: [], each: [] };
  const plain = text.replace(AROUND_A_BAY, '');
  return { whole: partsOf(plain), each: plain.split(BETWEEN_PLACES).slice(0, MOST_PLACES).map(partsOf) };
}

function partsOf(text: string): Parts {
  return text
    .split(BETWEEN_PARTS)
    .map((part) => placeWords(part).flatMap((word) => JOINED_CODE.exec(word)?.slice(1) ?? [word]))
    .filter((words) => words.length > 0);
}

/** The parts without the words that name no place. */
export function onlyPlaces(parts: Parts): Parts {
  return parts.map((words) => words.filter((word) => !NO_PLACE.has(word))).filter((words) => words.length > 0);
}

/** The runs of up to five words by which the towns of a text are looked up. */
export function phrasesOf(text: string): readonly string[] {
  const { whole, each } = placesInText(text);
  const parts = [whole, ...each].flatMap((place) => [place, onlyPlaces(place)]);
  return parts.flatMap((place) => [...place, ...pairsOf(place)].flatMap(runsOf));
}

/** Two parts that follow each other: `Halle (Saale)`. */
function pairsOf(parts: Parts): Parts {
  return parts.slice(1).map((words, index) => [...(parts[index] ?? []), ...words]);
}

function runsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((_, from) =>
    [1, 2, 3, 4, 5].filter((size) => from + size <= words.length).map((size) => words.slice(from, from + size).join(' ')),
  );
}
