import { wordsOf } from '#core/server/text/text-key.ts';

/** Legal forms, which people add and leave out. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  (
    'ab aps ag as asa bv co company corp corporation cv eg ev eurl gbr gesmbh gmbh group holding holdings inc incorporated kft kg kgaa kk ' +
    'limited llc llp lp ltd mbh nv ohg oy oyj plc pllc pte pty sa sarl sas se sl spa srl ug'
  ).split(' '),
);

const LINKS: ReadonlySet<string> = new Set(['and', 'et', 'for', 'of', 'the', 'und', 'y']);

/** Words that names of organisations often shorten. */
const WHOLE_WORDS: ReadonlyMap<string, string> = new Map([
  ['admin', 'administration'],
  ['assoc', 'associates'],
  ['bros', 'brothers'],
  ['comm', 'commission'],
  ['dept', 'department'],
  ['info', 'information'],
  ['intl', 'international'],
  ['mfg', 'manufacturing'],
  ['mgmt', 'management'],
  ['off', 'office'],
  ['serv', 'services'],
  ['srvs', 'services'],
  ['svcs', 'services'],
  ['tech', 'technology'],
  ['univ', 'university'],
]);

/**
 * What two spellings of one company's name share: its words without remarks in brackets, legal forms, articles and abbreviations. A name of
 * such words alone stays whole. Empty for a name without letters and digits.
 */
export function nameCore(name: string): string {
  const words = withJoinedLetters(wordsOf(name.replaceAll(/\([^()]*\)/gu, ' ').trim() || name));
  const core = words.filter((word) => !LEGAL_FORMS.has(word) && !LINKS.has(word));
  return (core.length === 0 ? words : core).map((word) => WHOLE_WORDS.get(word) ?? word).join(' ');
}

/** `S.A.` is one word, as `SA` is. */
function withJoinedLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let letters = '';
  for (const word of words) {
    if ([...word].length === 1) letters += word;
    else {
      if (letters !== '') joined.push(letters);
      letters = '';
      joined.push(word);
    }
  }
  return letters === '' ? joined : [...joined, letters];
}
