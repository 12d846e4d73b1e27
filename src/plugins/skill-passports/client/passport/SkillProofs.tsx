import type { JSX } from 'react';
import { Link } from '#core/client/navigation/Link.tsx';
import type { OwnCredential, ProvenSkill } from '../../contract/passport-schemas.ts';
import { credentialAddress } from './detail-address.ts';
import * as styles from './passport.module.css';

interface SkillProofsProps {
  readonly skill: ProvenSkill;
  readonly credentials: readonly OwnCredential[];
}

/** The credentials that prove a skill, as links. */
export function SkillProofs({ skill, credentials }: SkillProofsProps): JSX.Element | null {
  const proofs = credentials.filter(({ id }) => skill.credentials.includes(id));
  if (proofs.length === 0) return null;
  return (
    <ul className={`${styles.skillsProofs} small`}>
      {proofs.map(({ id, achievement }) => (
        <li key={id}>
          <Link to={credentialAddress(id)}>
            <bdi>{achievement.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
