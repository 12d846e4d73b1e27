import { clsx } from 'clsx';
import { type JSX, useId, useState } from 'react';
import { useI18n } from '#core/client/i18n/i18n-context.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { ShareBar } from '#core/client/ui/ShareBar.tsx';
import { href } from '#core/contract/route-ref.ts';
import { candidateRoutes } from '#plugins/candidate/contract/routes.ts';
import { TIERS } from '../../contract/credential.ts';
import type { Passport, ProvenSkill } from '../../contract/passport-schemas.ts';
import { TierLeaves } from '../shared/TierLeaves.tsx';
import { SkillProofs } from './SkillProofs.tsx';
import { useFirst } from './use-first.tsx';
import * as styles from './passport.module.css';

/** Skills that are shown at first. */
const MOST = 30;

/** The skills of the candidate with their best proof, as bars or as a table. Print shows the table. */
export function OwnSkills({ passport: { skills, credentials } }: { readonly passport: Passport }): JSX.Element {
  const t = useT('skill-passports');
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const { shown, showAll } = useFirst(useNamedSkills(skills), MOST);
  return (
    <section className={clsx(styles.passportPart, styles.skills, isTable && styles.skillsListed)} aria-labelledby={titleId}>
      <div className="row row--between">
        <h2 id={titleId}>{t('passport.skills')}</h2>
        {skills.length > 0 && (
          <Button size="s" variant="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('passport.asTable')}
          </Button>
        )}
      </div>
      {skills.length === 0 && <p className="muted">{t('passport.noSkills')}</p>}
      {skills.length > 0 && (
        <>
          <ul className={styles.skillsBars}>
            {shown.map((skill) => (
              <li key={`${skill.code} ${skill.name}`}>
                <bdi className="strong">{skill.name}</bdi>
                <ShareBar value={TIERS.indexOf(skill.tier) + 1} max={TIERS.length} className={styles.skillsBar} />
                <TierLeaves tier={skill.tier} />
                <SkillProofs skill={skill} credentials={credentials} />
              </li>
            ))}
          </ul>
          <SkillTable label={t('passport.skills')} skills={shown} credentials={credentials} />
          {showAll}
        </>
      )}
      <Link className={`link ${styles.screenOnly}`} to={href(candidateRoutes.skills)}>
        {t('passport.editSkills')}
      </Link>
    </section>
  );
}

interface SkillTableProps extends Passport {
  readonly label: string;
}

function SkillTable({ label, skills, credentials }: SkillTableProps): JSX.Element {
  const t = useT('skill-passports');
  return (
    <table className={styles.skillsTable} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('passport.skill')}</th>
          <th scope="col">{t('passport.bestProof')}</th>
          <th scope="col">{t('passport.provenBy')}</th>
        </tr>
      </thead>
      <tbody>
        {skills.map((skill) => (
          <tr key={`${skill.code} ${skill.name}`}>
            <th scope="row">
              <bdi>{skill.name}</bdi>
            </th>
            <td>
              <TierLeaves tier={skill.tier} />
            </td>
            <td>
              <SkillProofs skill={skill} credentials={credentials} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The skills with their names in the current language. A name that the candidate typed stays. */
function useNamedSkills(skills: readonly ProvenSkill[]): readonly ProvenSkill[] {
  const { language } = useI18n().i18n;
  return skills.map((skill) => ({ ...skill, name: skill.names?.[language] ?? skill.name }));
}
