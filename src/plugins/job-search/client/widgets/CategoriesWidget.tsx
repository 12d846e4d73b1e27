import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { ShareBar } from '#core/client/ui/ShareBar.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listCategories } from '#plugins/jobs/contract/endpoints.ts';
import type { JobCategory } from '#plugins/jobs/contract/job.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { useCategoryName } from '../terms/use-category-name.ts';
import * as styles from './CategoriesWidget.module.css';

/** Highest number of bars. */
const MOST = 10;

/** The categories of the open postings, with a bar for each, longest first. */
export const Widget = observer(function CategoriesWidget(): JSX.Element {
  const t = useT('job-search');
  const api = useService(ApiClient);
  const { resource, load } = useResource(async (signal) => (await api.call(listCategories, { signal })).items);
  if (resource.status === 'failed') return <ErrorNote title={t('widget.categoriesFailed')} onRetry={load} />;
  if (resource.value === undefined) return <Skeleton />;
  const filled = resource.value.filter(({ jobs }) => jobs > 0).sort((a, b) => b.jobs - a.jobs);
  if (filled.length === 0) return <p className="muted">{t('landing.none')}</p>;
  const rest = filled.length - MOST;
  return (
    <>
      <ul className={styles.shares}>
        {filled.slice(0, MOST).map((category) => (
          <Share key={category.code} category={category} most={filled[0]?.jobs ?? 1} />
        ))}
      </ul>
      {rest > 0 && <p className={`${styles.sharesRest} muted small`}>{t('widget.categoriesRest', { count: rest })}</p>}
    </>
  );
});

function Share({ category, most }: { readonly category: JobCategory; readonly most: number }): JSX.Element {
  const format = useFormat();
  const nameOf = useCategoryName();
  return (
    <li>
      <Link className={styles.sharesName} to={href(jobRoutes.search, {}, { category: category.code })}>
        <bdi>{nameOf(category)}</bdi>
      </Link>
      <b className="num">{format.number(category.jobs)}</b>
      <ShareBar className={styles.sharesBar} max={most} value={category.jobs} />
    </li>
  );
}
