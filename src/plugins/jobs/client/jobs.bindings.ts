import type { Bind } from '#core/client/di/injection.ts';
import { ApplicationStore } from './applications/application-store.ts';
import { JobPostingStore } from './posting/job-posting-store.ts';
import { JobSearchStore } from './search/job-search-store.ts';

/** The stores of the plugin. */
export function bindJobs(bind: Bind): void {
  bind(JobSearchStore).toSelf();
  bind(JobPostingStore).toSelf();
  bind(ApplicationStore).toSelf();
}
