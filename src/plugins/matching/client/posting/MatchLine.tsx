import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { href, type StaticRouteRef } from '#core/contract/route-ref.ts';
import { candidateRoutes } from '#plugins/candidate/contract/routes.ts';
import type { MatchAdvice, MatchPartName, MatchParts } from '../../contract/match.ts';
import { useFactSentences } from './use-fact-sentences.ts';
import * as styles from './match.module.css';

/** The steps of the profile that can change a part. */
const STEPS: Readonly<Record<MatchAdvice, StaticRouteRef>> = {
  skills: candidateRoutes.skills,
  levels: candidateRoutes.skills,
  experience: candidateRoutes.experience,
  place: candidateRoutes.place,
  wishes: candidateRoutes.preferences,
  languages: candidateRoutes.languages,
  education: candidateRoutes.education,
  pay: candidateRoutes.preferences,
};

interface MatchLineProps {
  readonly name: MatchPartName;
  readonly parts: MatchParts;
  /** Whether it shows what the user can do. */
  readonly hasTodo: boolean;
}

/** One part: its cell, its name and points, the sentences with its facts, and what the user can do. */
export function MatchLine({ name, parts, hasTodo }: MatchLineProps): JSX.Element {
  const t = useT('matching');
  const sentencesOf = useFactSentences();
  const { state, points, of, todo } = parts[name];
  return (
    <li className={styles.matchLine}>
      <ProgressMark state={state} />
      <h3>{t(name === 'helpful' && parts.helpful.facts?.isFound === true ? 'part.found' : `part.${name}`)}</h3>
      <p className={`${styles.matchPoints} num`}>
        {state === 'seed' ? (
          t('state.seed')
        ) : (
          <>
            <span className="vh">{t(`state.${state}`)}</span> {t('of', { points, of })}
          </>
        )}
      </p>
      <div className={styles.matchFacts}>
        {sentencesOf(name, parts).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {hasTodo && todo !== null && (
          <Link className="link" to={href(STEPS[todo])}>
            {t(`todo.${todo}`)}
          </Link>
        )}
      </div>
    </li>
  );
}
