import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ArrowIcon } from '#core/client/ui/icons/icons.tsx';
import { ProgressMark } from '#core/client/ui/progress/ProgressPart.tsx';
import { useJobAddresses } from '../search/use-job-addresses.ts';
import { NewestJobs } from '../widgets/NewestJobs.tsx';
import * as styles from './landing-section.module.css';
import * as order from './OrderFigure.module.css';

/** The newest postings as a chapter of the landing page. */
export const Section = observer(function NewestJobsSection(): JSX.Element {
  const addresses = useJobAddresses();
  const t = useT('job-search');
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className="display-l" id={titleId}>
          {t('landing.title')}
        </h2>
        <p className="lead">{t('landing.lead')}</p>
        <ButtonLink to={addresses.search()}>
          {t('landing.seeAll')}
          <ArrowIcon className="icon--s" />
        </ButtonLink>
      </div>
      <div className={styles.list}>
        <NewestJobs />
      </div>
    </section>
  );
});

/** The sort criteria of the server, in order. */
const RULES = ['exact', 'words', 'newest'];

/** Shows the rules by which a search sorts its results. */
export function Figure(): JSX.Element {
  const t = useT('job-search');
  return (
    <figure className={order.order}>
      <figcaption className="display">{t('order.title')}</figcaption>
      <ol>
        {RULES.map((rule) => (
          <li key={rule}>
            <ProgressMark state="leaf" />
            {t(`order.${rule}`)}
          </li>
        ))}
      </ol>
      <p className="soft">{t('order.money')}</p>
    </figure>
  );
}
