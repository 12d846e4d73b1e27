import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { skillKey } from '#plugins/jobs/contract/filter-values.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import { countCandidates } from '../../contract/candidate-endpoints.ts';
import { MOST_CANDIDATE_VALUES } from '../../contract/candidate-search.ts';
import { candidateRoutes } from '../../contract/routes.ts';

/** A search for candidates who fit a posting, and by what it finds them. */
interface CandidatesForPosting {
  readonly by: 'skills' | 'category';
  readonly terms: { readonly skills: string } | { readonly category: string };
}

interface CandidatesToInviteProps {
  readonly job: Pick<Job, 'id' | 'details' | 'category'>;
}

/** How many candidates fit a posting that was just published, with the search in which its company invites them. */
export const Panel = observer(function CandidatesToInvite({ job }: CandidatesToInviteProps): JSX.Element | null {
  const search = candidatesFor(job);
  return search === undefined ? null : <Found key={job.id} search={search} />;
});

const UNCONFIRMED = 'unconfirmed';

const Found = observer(function FoundToInvite({ search }: { readonly search: CandidatesForPosting }): JSX.Element | null {
  const t = useT('candidate');
  const api = useService(ApiClient);
  const identity = useService(IdentityClient);
  const titleId = useId();
  const { by, terms } = search;
  const { resource } = useResource(async (signal) => {
    // The server would refuse the call.
    if ((await identity.currentUser())?.emailVerified === false) return UNCONFIRMED;
    // Quiet: the page asks by itself, and is complete without the number.
    return api.call(countCandidates, { query: terms, signal, quiet: true });
  });
  if (resource.value === undefined) return null;
  if (resource.value === UNCONFIRMED) {
    return (
      <section className="stack" aria-labelledby={titleId}>
        <h3 id={titleId}>{t('live.fit')}</h3>
        <p>{t('errors.confirm-address')}</p>
        <ButtonLink to={ADDRESSES.verifyEmail}>{t('preview.remedy.unconfirmed')}</ButtonLink>
      </section>
    );
  }
  const { count } = resource.value;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('live.fit')}</h3>
      <p>{count === 0 ? t('live.none') : t(`live.${by}`, { count })}</p>
      {count > 0 && <ButtonLink to={href(candidateRoutes.list, {}, terms)}>{t('live.look')}</ButtonLink>}
    </section>
  );
});

/** The search by the necessary skills of a posting, or by its helpful ones, or by its category; `undefined` when it names none of them. */
export function candidatesFor({ details, category }: Pick<Job, 'details' | 'category'>): CandidatesForPosting | undefined {
  const must = details.skills.filter((skill) => skill.must);
  const keys = (must.length > 0 ? must : details.skills).map(skillKey).filter((key) => key !== '');
  const skills = [...new Set(keys)].slice(0, MOST_CANDIDATE_VALUES).join(',');
  if (skills !== '') return { by: 'skills', terms: { skills } };
  return category === null ? undefined : { by: 'category', terms: { category: category.code } };
}
