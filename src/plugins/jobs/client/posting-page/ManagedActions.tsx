import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { href } from '#core/contract/route-ref.ts';
import { managedParts } from '../../contract/client-extension-points.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ManagePosting } from '../moves/ManagePosting.tsx';
import { actionsOnPage } from '../moves/posting-actions.ts';

/** What managers and reviewers can do with the posting on its page. */
export function ManagedActions({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const mayEdit = actionsOnPage(job).includes('edit');
  return (
    <>
      {mayEdit && <ButtonLink to={href(jobRoutes.form, {}, { id: job.id })}>{t('view.edit')}</ButtonLink>}
      {job.viewer.manages && <ManagedPlaces jobId={job.id} />}
      <ManagePosting job={job} />
    </>
  );
}

/** Links from a posting to the pages of other plugins for its managers. */
function ManagedPlaces({ jobId }: { readonly jobId: string }): JSX.Element {
  const t = useT('jobs');
  const places = useContributions(managedParts.part('place'));
  const hasTexts = useTexts(places.map(({ plugin }) => plugin));
  return (
    <>
      {hasTexts &&
        places.map(({ thing: { id, value } }) => (
          <ButtonLink key={id} to={value.to(jobId)}>
            {t(value.label)}
          </ButtonLink>
        ))}
    </>
  );
}
