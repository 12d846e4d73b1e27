import { exactSchema, z } from '#core/contract/schema.ts';
import { candidateIssues } from './issues.ts';

/** The longest domain name (RFC 1035, section 2.3.4), in characters. */
const MOST_DOMAIN = 253;

/** Labels of letters, digits and hyphens in any script, at least two of them. The last label has a letter. */
const DOMAIN = /^(?:[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?=[^.]*\p{L})[\p{L}\p{N}\p{M}-]{2,63}$/u;

/** A domain name in lower case. Of a typed address of a page or of an email, the domain is kept. */
export const domainSchema = z
  .string()
  .max(2048, { abort: true })
  .meta({ description: 'A domain name; the rest of an address is left out.', examples: ['example.org'] })
  .transform(domainIn)
  .pipe(exactSchema(1, MOST_DOMAIN).regex(DOMAIN, { error: candidateIssues['candidate.no-domain'] }));

function domainIn(typed: string): string {
  return typed
    .trim()
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[a-z][a-z+.-]*:\/\//, '')
    .replace(/^[^\s@/]+@/, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\./, '')
    .replace(/\.$/, '');
}

/** A day such as `2026-09-01`, or empty text. */
export const maybeDaySchema = exactSchema(0, 10).refine((day) => day === '' || z.iso.date().safeParse(day).success, {
  error: candidateIssues['candidate.no-day'],
});
