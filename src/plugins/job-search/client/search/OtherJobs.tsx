import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { List } from '#core/client/ui/List.tsx';
import type { FoundJobs } from '../../contract/search-schemas.ts';
import { type JobSearch, jobTerms } from '../terms/job-search.ts';
import { JobRow } from './JobRow.tsx';
import * as styles from './OtherJobs.module.css';

export interface OtherJobsProps {
  readonly shown: JobSearch;
  readonly found: Pick<FoundJobs, 'others' | 'words'>;
}

/** Below the few jobs of a search: those without some of its words, and what each word finds alone. */
export const OtherJobs = observer(function OtherJobs({ shown, found: { others, words } }: OtherJobsProps): JSX.Element {
  const t = useT('job-search');
  const format = useFormat();
  const { terms, addressOf } = shown;
  const searchFor = (q: string): string => addressOf(jobTerms.changed(terms, { q }));
  return (
    <>
      {others.map(({ without, q, items, count, more }) => {
        const left = t(more ? 'finding.othersMore' : 'finding.others', { words: format.list(without), count });
        return (
          <section key={q} className={styles.others}>
            <h3 className={styles.title}>{left}</h3>
            <List label={left} headingLevel={4}>
              {items.map((job) => (
                <JobRow key={job.id} job={job} searchText={q} />
              ))}
            </List>
            {(more || count > items.length) && (
              <Link className="link" to={searchFor(q)}>
                {t('finding.searchFor', { words: q })}
              </Link>
            )}
          </section>
        );
      })}
      {words.length > 0 && (
        <section className={styles.others}>
          <h3 className={styles.title}>{t('finding.eachWord')}</h3>
          <ul className={styles.words}>
            {words.map(({ word, q, count, more }) => (
              <li key={word}>
                <Link className="link" to={searchFor(q)}>
                  {t(more ? 'finding.wordMore' : 'finding.word', { word, count })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
});
