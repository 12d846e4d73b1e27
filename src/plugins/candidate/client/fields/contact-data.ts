import { latinDigits } from '#core/contract/latin-digits.ts';

/** A kind of contact data in a text. */
export type ContactKind = 'email' | 'phone' | 'web';

const EMAIL = /[^\s@]+@[^\s@]+\.\p{L}{2,}/u;

// Digits with spaces and signs between them, as in telephone numbers.
const NUMBER = /\+?\d(?:[\s()+./\u2010-\u2015-]*\d)+/gu;

/** From this number of digits, a number looks like a telephone number. */
const FEWEST_DIGITS = 7;

const YEAR = /^(?:19|20)\d{2}$/;

const ADDRESS = /(?:https?:\/\/|\bwww\.)\S/iu;

// Common endings of hosts. Endings that are also words or names of techniques are left out: "Node.js", "M.Sc.in".
const HOST = new RegExp(
  [
    '(?<![\\p{L}\\p{N}.-])(?:[\\p{L}\\p{N}-]+\\.)+(?:com|org|net|info|biz|io|dev|app|me|co|eu|uk|ie|de|at|ch|fr|es|pt|nl|be|lu|pl|cz|dk|se|fi',
    '|us|ca|au|nz|jp|cn|br|mx|za|ke|ng|eg|ma|tn|jo|lb|iq|sa|ae|qa|kw|ir|il|tr|ru|ua|(?:com?|org|net|ac)\\.\\p{L}{2})(?![\\p{L}\\p{N}-])',
  ].join(''),
  'giu',
);

/** Names of techniques that look like hosts. */
const TECHNIQUES: readonly string[] = ['ado.net', 'asp.net', 'ml.net', 'vb.net', 'socket.io'];

/** The kind of contact data that a text seems to have. `undefined` when it seems to have none. */
export function contactDataIn(text: string): ContactKind | undefined {
  // Invisible marks of direction may stand between the digits.
  const plain = latinDigits(text.normalize('NFKC')).replace(/\p{Cf}/gu, '');
  if (EMAIL.test(plain)) return 'email';
  if ([...plain.matchAll(NUMBER)].some(([number]) => isPhone(number))) return 'phone';
  if (ADDRESS.test(plain)) return 'web';
  return [...plain.matchAll(HOST)].some(([host]) => !TECHNIQUES.includes(host.toLowerCase())) ? 'web' : undefined;
}

function isPhone(number: string): boolean {
  const groups = number.match(/\d+/g) ?? [];
  return groups.join('').length >= FEWEST_DIGITS && !isDate(number, groups);
}

/** Whether a number is made of years, with days and months or without. */
function isDate(number: string, groups: readonly string[]): boolean {
  return (
    !number.startsWith('+') && groups.some((group) => YEAR.test(group)) && groups.every((group) => YEAR.test(group) || group.length <= 2)
  );
}
