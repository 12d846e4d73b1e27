import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';

// Placeholders for the two links, which each language places in its own order. None of our texts contains these characters.
const TERMS = '\uFFF9';
const PRIVACY = '\uFFFA';

const LINKS: Readonly<Record<string, { readonly to: string; readonly words: string } | undefined>> = Object.freeze({
  [TERMS]: { to: '/term-of-service', words: 'signUp.terms' },
  [PRIVACY]: { to: '/privacy-policy', words: 'signUp.privacy' },
});

/** The terms that a new user accepts. */
export function Terms(): JSX.Element {
  const t = useT('identity');
  const parts = t('signUp.agree', { terms: TERMS, privacy: PRIVACY }).split(new RegExp(`([${TERMS}${PRIVACY}])`));
  return (
    <p className="small muted">
      {parts.map((part) => {
        const link = LINKS[part];
        return link === undefined ? (
          part
        ) : (
          <Link key={part} className="link" to={link.to}>
            {t(link.words)}
          </Link>
        );
      })}
    </p>
  );
}
