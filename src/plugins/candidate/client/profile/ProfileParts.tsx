import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { SavedSections } from '../../contract/profile.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { Completeness } from '../completeness/Completeness.tsx';
import { SectionView, SHOWN_SECTIONS, type ShownSection } from '../view/SectionView.tsx';
import * as styles from './ProfilePage.module.css';

interface FilledSectionProps {
  readonly section: ShownSection;
  readonly values: ProfileSections;
}

/** A filled part, with a link to the step that changes it. */
export function FilledSection({ section, values }: FilledSectionProps): JSX.Element {
  const t = useT('candidate');
  return (
    <Panel
      title={t(`step.${section}.name`)}
      action={
        <ButtonLink size="s" variant="quiet" to={href(candidateRoutes[section])}>
          {t('profile.change')} <span className="vh">{t(`step.${section}.name`)}</span>
        </ButtonLink>
      }
    >
      <SectionView section={section} sections={values} />
    </Panel>
  );
}

interface OpenSectionsProps {
  readonly sections: SavedSections;
  readonly known: readonly ShownSection[];
}

/** The completeness of the profile, the step that adds most, and the parts that are still empty. */
export function OpenSections({ sections, known }: OpenSectionsProps): JSX.Element {
  const t = useT('candidate');
  const open = SHOWN_SECTIONS.filter((section) => !known.includes(section));
  return (
    <aside className={styles.ownProfileAside} aria-label={t('profile.progress')}>
      <Completeness sections={sections} />
      {open.length > 0 && (
        <>
          <p className="muted small">{t('profile.open')}</p>
          <ul className={styles.ownProfileOpen}>
            {open.map((section) => (
              <li key={section}>
                <Link to={href(candidateRoutes[section])}>
                  <PlusIcon className="icon--s" />
                  {t(`step.${section}.name`)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  );
}
