import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Tag } from '#core/client/ui/chip/Chip.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { defaultFirst } from '../../contract/cvs.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { hostOf, useCertificateWords } from '../fields/item-words.ts';
import { useProfileWords } from '../fields/profile-words.ts';
import { ProfilePicture } from '../files/ProfilePicture.tsx';
import { Description } from './Description.tsx';
import { FileRows } from './FileRows.tsx';
import { Linked } from './Linked.tsx';
import * as filesStyles from '../files/files.module.css';
import * as styles from './view.module.css';

/** The candidate's skills. */
export function SkillsView({ items }: ProfileSections['skills']): JSX.Element {
  const t = useT('candidate');
  const words = useProfileWords();
  return (
    <ul className={styles.tags}>
      {items.map(({ id, name, level, years, lastUsed }) => (
        <li key={id}>
          <Tag>
            <span>
              <FactLine
                facts={[
                  name,
                  level === null ? '' : t(`skillLevel.${level}`),
                  years === null ? '' : t('skills.forYears', { count: years }),
                  lastUsed === null ? '' : t('skills.usedIn', { year: words.year(lastUsed) }),
                ]}
              />
            </span>
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** The candidate's languages. */
export function LanguagesView({ items }: ProfileSections['languages']): JSX.Element {
  const t = useT('candidate');
  const words = useProfileWords();
  return (
    <ul className={styles.plain}>
      {items.map(({ id, code, level }) => (
        <li key={id}>
          <strong>{words.language(code)}</strong> <span className="muted">{t(`languageLevel.${level}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The candidate's certificates and driving licences. */
export function CertificatesView({ items, driving }: ProfileSections['certificates']): JSX.Element {
  const t = useT('candidate');
  const wordsOf = useCertificateWords();
  return (
    <ul className={styles.plain}>
      {items.map((certificate) => {
        const { title, facts, dates = [] } = wordsOf(certificate);
        return (
          <li key={certificate.id}>
            <strong>
              <Linked url={certificate.url} text={title} />
            </strong>
            <p className="soft small">
              <FactLine facts={[...facts, ...dates]} />
            </p>
            {certificate.paper !== null && (
              <FileRows label={t('certificates.paperOf', { title })} files={[{ fileId: certificate.paper, name: title }]} />
            )}
          </li>
        );
      })}
      {driving.length > 0 && <li>{t('certificates.drives', { categories: driving.join(', ') })}</li>}
    </ul>
  );
}

/** The candidate's summary, CVs and work samples. */
export function PortfolioView({ cvs, summary, items }: ProfileSections['portfolio']): JSX.Element {
  const t = useT('candidate');
  return (
    <div className="stack">
      <Description text={summary} />
      <FileRows label={t('cvs.title')} files={defaultFirst(cvs)} />
      {items.length > 0 && (
        <ul className={styles.plain}>
          {items.map(({ id, title, url, description, picture }) => (
            <li key={id}>
              <strong>
                <Linked url={url} text={title} />
              </strong>{' '}
              <bdi className="muted small">{hostOf(url)}</bdi>
              <Description text={description} />
              <ProfilePicture fileId={picture} alt={t('portfolio.pictureOf', { title })} className={filesStyles.workPicture} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
