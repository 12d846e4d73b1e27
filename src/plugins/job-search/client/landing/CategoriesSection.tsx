import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { listCategories } from '#plugins/jobs/contract/endpoints.ts';
import type { JobCategory } from '#plugins/jobs/contract/job.ts';
import { useJobAddresses } from '../search/use-job-addresses.ts';
import { useCategoryName } from '../terms/use-category-name.ts';
import * as styles from './CategoriesSection.module.css';
import * as sectionStyles from './landing-section.module.css';

/** Three columns of four categories on a wide screen. */
const SHOWN = 12;

/** With fewer categories the section is not shown. */
const FEWEST = 3;

/** The largest categories with their numbers of postings. The section is left out when there are too few categories. */
export const Section = observer(function CategoriesSection(): JSX.Element | null {
  const t = useT('job-search');
  const titleId = useId();
  const api = useService(ApiClient);
  const { resource } = useResource(async (signal) => largest((await api.call(listCategories, { signal })).items));
  const { value, status } = resource;
  if (status === 'failed' || (value !== undefined && value.length < FEWEST)) return null;
  return (
    <section className={sectionStyles.section} aria-labelledby={titleId}>
      <div className={sectionStyles.head}>
        <h2 className="display-l" id={titleId}>
          {t('landing.categories')}
        </h2>
        <p className="lead">{t('landing.categoriesLead')}</p>
      </div>
      <ul className={styles.categories}>
        {value?.map((category) => (
          <Category key={category.code} category={category} />
        ))}
      </ul>
    </section>
  );
});

const Category = observer(function Category({ category }: { readonly category: JobCategory }): JSX.Element {
  const addresses = useJobAddresses();
  const t = useT('job-search');
  const format = useFormat();
  const nameOf = useCategoryName();
  return (
    <li>
      <Link to={addresses.search({ category: category.code })}>
        <span>
          <bdi>{nameOf(category)}</bdi>
        </span>
        <span className={styles.categoriesCount} aria-hidden="true">
          {format.number(category.jobs)}
        </span>
        <span className="vh">{t('landing.categoryJobs', { count: category.jobs })}</span>
      </Link>
    </li>
  );
});

function largest(categories: readonly JobCategory[]): readonly JobCategory[] {
  return categories
    .filter(({ jobs }) => jobs > 0)
    .sort((one, other) => other.jobs - one.jobs)
    .slice(0, SHOWN);
}
