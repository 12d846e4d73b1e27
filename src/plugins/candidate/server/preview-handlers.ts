import { can } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { countViewsContract, type ProfilePreview, previewProfileContract } from '../contract/candidate-schemas.ts';
import { completenessOf } from '../contract/completeness.ts';
import { findingObstacles } from '../contract/finding-obstacles.ts';
import type { PreviewSide } from '../contract/preview.ts';
import type { ProfileViews } from './contacts/profile-views.ts';
import { profileOf } from './profile-access.ts';
import { type ProfileStore, storedProfile } from './profile-repository.ts';

export interface PreviewDependencies extends ProfileStore {
  readonly views: Pick<ProfileViews, 'companiesWhoSaw'>;
}

/** The endpoints that tell candidates how others see them. */
export function previewHandlers(parts: PreviewDependencies): readonly Handler[] {
  return [
    handle(previewProfileContract, {
      policy: can('update', 'candidate-profile'),
      whileViewing: 'own',
      refusals: ['not-found'],
      run: ({ actor, query }) => preview(parts, actor.userId, query.as),
    }),
    handle(countViewsContract, {
      policy: can('update', 'candidate-profile'),
      whileViewing: 'own',
      run: async ({ actor }) => ({ companies: await parts.views.companiesWhoSaw(actor.userId) }),
    }),
  ];
}

async function preview(store: ProfileStore, candidateId: string, side: PreviewSide): Promise<ProfilePreview> {
  const stored = await storedProfile(store, candidateId);
  const user = await store.db.selectFrom('users').select('email_verified').where('id', '=', candidateId).executeTakeFirst();
  if (stored === undefined || user === undefined) throw new ApiFault('not-found');
  const { sections } = stored;
  const obstacles = findingObstacles(side, {
    visibility: sections.review.value.visibility,
    search: sections.preferences.value.search,
    completeness: completenessOf(sections),
    isConfirmed: user.email_verified,
  });
  const sight = side === 'applied' ? 'all' : 'found';
  const profile = obstacles.length === 0 ? await profileOf(store, stored, sight) : null;
  return { profile, obstacles };
}
