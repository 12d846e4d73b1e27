import { can } from '#core/server/access/policy.ts';
import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { profileDirectory } from '#plugins/candidate/contract/profile-directory.ts';
import { postingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import { placeDirectory } from '#plugins/places/contract/place-directory.ts';
import { MATCH_RULES } from '../contract/match.ts';
import { listMatchesContract } from '../contract/schemas.ts';
import { commutes } from './commute.ts';
import { matchesOf } from './matches.ts';

/** Compares postings with the profile of a candidate. With `MATCHING=off`, it has no call and no user has the ability for it. */
export const matchingServerPlugin = defineServerPlugin({
  id: 'matching',
  summary: 'How well postings match the profile of a candidate.',
  requires: ['jobs', 'candidate', 'admin-masters', 'places'],
  abilities: (actor, allow, { matching }) => {
    if (matching === 'on' && actor.role === 'candidate') allow('read', 'job-match');
  },
  setup: (kernel) => {
    const places = kernel.service(placeDirectory);
    const needs = {
      places,
      commuteOf: commutes({ places, now: kernel.now }),
      postings: kernel.service(postingDirectory),
      profiles: kernel.service(profileDirectory),
      catalogue: kernel.service(masterCatalogue),
      now: kernel.now,
    };
    const list = handle(listMatchesContract, {
      policy: can('read', 'job-match'),
      whileViewing: 'own',
      run: async ({ actor, query }) => {
        const jobIds = [...new Set(query.jobs.split(','))];
        return { rules: MATCH_RULES, items: await matchesOf(needs, actor.userId, jobIds) };
      },
    });
    return { handlers: kernel.config.matching === 'on' ? [list] : [] };
  },
});
