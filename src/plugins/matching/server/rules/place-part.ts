import { foldText, splitWords } from '#core/contract/fold-text.ts';
import type { MatchAdvice, MatchPart } from '../../contract/match.ts';
import type { PlaceFacts } from '../../contract/schemas.ts';
import type { AskedByPosting, KnownOfCandidate, WorkPlace } from './match-input.ts';
import { knownPart, unknownPart } from './part.ts';

type Asked = Pick<AskedByPosting, 'workMode' | 'places' | 'placeIds' | 'placeCountries' | 'applicantCountries'>;
type Own = Pick<KnownOfCandidate, 'country' | 'city' | 'near' | 'moveTo' | 'mayWorkIn' | 'needsSponsorship' | 'workModes'>;

// What each answer counts. The weights are those of the three questions among each other.
const WHERE = { weight: 5, shares: { city: 1, near: 1, move: 1, remote: 1, country: 0.5, abroad: 0 } } as const;
const MODE = { weight: 3, shares: { wanted: 1, partly: 0.5, other: 0 } } as const;
const PERMIT = { weight: 2, shares: { yes: 1, sponsored: 0, untold: 0 } } as const;

/** Where the work is, how it is done, and whether the candidate may work there. Questions without an answer do not count. */
export function placePart(asked: Asked, own: Own): MatchPart<'place'> {
  const where = whereOf(asked, own);
  const facts: PlaceFacts = {
    where,
    km: where === 'near' ? kilometresTo(asked, own) : null,
    mode: modeOf(asked, own),
    permit: permitOf(asked, own),
  };
  const { mode, permit } = facts;
  const answers = [
    where === null ? [] : [{ weight: WHERE.weight, share: WHERE.shares[where] }],
    mode === null ? [] : [{ weight: MODE.weight, share: MODE.shares[mode] }],
    permit === null ? [] : [{ weight: PERMIT.weight, share: PERMIT.shares[permit] }],
  ].flat();
  const todo = todoOf(asked, own, facts);
  if (answers.length === 0) return unknownPart('place', todo === null ? 'posting' : 'profile', todo);
  const weight = answers.reduce((sum, answer) => sum + answer.weight, 0);
  const share = answers.reduce((sum, answer) => sum + answer.weight * answer.share, 0) / weight;
  return knownPart('place', share, facts, todo);
}

function whereOf(asked: Asked, own: Own): PlaceFacts['where'] {
  const { workMode, applicantCountries } = asked;
  if (workMode === 'remote') {
    if (applicantCountries.length === 0 || applicantCountries.includes(own.country)) return 'remote';
    if (own.moveTo.some((country) => applicantCountries.includes(country))) return 'move';
    return own.country === '' ? null : 'abroad';
  }
  const found = placesOf(asked).map((place) => distanceTo(place, own));
  if (!found.includes('city') && kilometresTo(asked, own) !== null) return 'near';
  return (['city', 'move', 'country', 'abroad'] as const).find((where) => found.includes(where)) ?? null;
}

/** Also the countries of the places in its texts, which few of them name. */
function placesOf({ places, placeCountries }: Asked): readonly WorkPlace[] {
  return [...places, ...placeCountries.map((country) => ({ location: '', country }))];
}

function kilometresTo({ placeIds }: Asked, { near }: Own): number | null {
  const found = placeIds.flatMap((id) => near.get(id) ?? []);
  return found.length === 0 ? null : Math.round(Math.min(...found));
}

function distanceTo({ location, country }: WorkPlace, own: Own): PlaceFacts['where'] {
  const isComparable = country !== '' && own.country !== '';
  const isElsewhere = isComparable && country !== own.country;
  if (!isElsewhere && isNamedIn(own.city, location)) return 'city';
  if (own.moveTo.includes(country)) return 'move';
  if (!isComparable) return null;
  return isElsewhere ? 'abroad' : 'country';
}

/** Whether the words of a town stand next to each other in the text of a place. */
function isNamedIn(city: string, location: string): boolean {
  const words = splitWords(foldText(city));
  return words.length > 0 && ` ${splitWords(foldText(location)).join(' ')} `.includes(` ${words.join(' ')} `);
}

function modeOf({ workMode }: Asked, { workModes }: Own): PlaceFacts['mode'] {
  if (workMode === null || workModes.length === 0) return null;
  if (workModes.includes(workMode)) return 'wanted';
  return workMode === 'hybrid' ? 'partly' : 'other';
}

function permitOf(asked: Asked, { mayWorkIn, needsSponsorship, country }: Own): PlaceFacts['permit'] {
  const countries = countriesOf(asked);
  if (countries.length === 0) return null;
  if (mayWorkIn.some((one) => countries.includes(one))) return 'yes';
  if (needsSponsorship && country !== '' && !countries.includes(country)) return 'sponsored';
  return mayWorkIn.length === 0 ? null : 'untold';
}

/** The countries whose law decides who may do the work. */
function countriesOf(asked: Asked): readonly string[] {
  if (asked.workMode === 'remote') return asked.applicantCountries;
  return placesOf(asked)
    .map(({ country }) => country)
    .filter((country) => country !== '');
}

function todoOf(asked: Asked, own: Own, { where, mode, permit }: PlaceFacts): MatchAdvice | null {
  const saysWhere = asked.applicantCountries.length > 0 || asked.places.some(({ location, country }) => location + country !== '');
  if (where === 'abroad' || permit === 'untold' || (where === null && own.country === '' && saysWhere)) return 'place';
  return mode === null && asked.workMode !== null ? 'wishes' : null;
}
