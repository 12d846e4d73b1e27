import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import { managedPlaces } from '../../contract/client-extension-points.ts';
import type { Job } from '../../contract/job.ts';
import { EDITABLE_STATUSES } from '../../contract/life-cycle.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ManagePosting } from '../moves/ManagePosting.tsx';

/** What managers and reviewers can do with the posting on its page. */
export function ManagedActions({ job }: { readonly job: Job }): JSX.Element {
  return (
    <>
      {job.viewer.manages && <ManagedPlaces job={job} />}
      <ManagePosting job={job} />
    </>
  );
}

/** Links from a posting to its form and to the pages of other plugins for its managers. */
function ManagedPlaces({ job: { id: jobId, status } }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const places = useContributions(managedPlaces);
  const hasTexts = useTexts(places.map(({ plugin }) => plugin));
  return (
    <>
      {EDITABLE_STATUSES.includes(status) && <ButtonLink to={href(jobRoutes.form, {}, { id: jobId })}>{t('view.edit')}</ButtonLink>}
      {hasTexts &&
        places.map(({ thing: { id, value } }) => (
          <ButtonLink key={id} to={value.to(jobId)}>
            {t(value.label)}
          </ButtonLink>
        ))}
    </>
  );
}
