import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { applicantAccess } from '#plugins/jobs/contract/applicant-access.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { createProfiles } from './migrations/0001-create-profiles.ts';
import { profileHandlers } from './profile-handlers.ts';

/** What candidates say of themselves. */
export const candidateServerPlugin = defineServerPlugin({
  id: 'candidate',
  requires: ['jobs', 'account'],
  migrations: [createProfiles],
  abilities: (actor, allow) => {
    if (actor.role === 'candidate') allow('update', 'candidate-profile');
    if (actor.role === 'employer') allow('read', 'candidate-profile', { hasApplied: true });
  },
  setup: (kernel) => ({
    handlers: profileHandlers({
      db: kernel.db.$extendTables<CandidateTables>(),
      applicants: kernel.service(applicantAccess),
      now: kernel.now,
    }),
  }),
});
