import { contribute } from '#core/contract/extension-point.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { applicantAccess } from '#plugins/applications/contract/application-directory.ts';
import { userFacts } from '#plugins/users/contract/user-points.ts';
import { profileDirectory } from '../contract/profile-directory.ts';
import { candidateFiles } from './candidate-files.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { profileUses, typedTexts } from './master-uses.ts';
import { createProfiles } from './migrations/0001-create-profiles.ts';
import { createSections } from './migrations/0002-sections.ts';
import { candidatePersonalData } from './personal-data.ts';
import { createProfileDirectory } from './profile-directory.ts';
import { profileHandlers } from './profile-handlers.ts';
import { filledSections } from './user-facts.ts';

/** Stores and serves the profiles of candidates. */
export const candidateServerPlugin = defineServerPlugin({
  id: 'candidate',
  summary: 'Profiles of candidates.',
  requires: ['jobs', 'applications', 'account', 'users', 'admin-masters'],
  migrations: [createProfiles, createSections],
  abilities: (actor, allow) => {
    if (actor.role === 'candidate') allow('update', 'candidate-profile');
    if (actor.role === 'employer') allow('read', 'candidate-profile', { hasApplied: true });
  },
  setup: (kernel) => {
    const db = kernel.db.$extendTables<CandidateTables>();
    const reading = { db, files: kernel.files, log: kernel.log, applicants: kernel.service(applicantAccess) };
    return {
      handlers: profileHandlers({ ...reading, files: kernel.files, catalogue: kernel.service(masterCatalogue), now: kernel.now }),
      services: [provide(profileDirectory, createProfileDirectory(db))],
      contributes: [
        ...profileUses(db),
        ...typedTexts(db),
        ...candidateFiles({ ...reading, abilitiesOf: kernel.abilitiesOf }),
        contribute(userFacts, { id: 'candidate.sections', order: 40, value: filledSections(db) }),
        contribute(personalData, { id: 'candidate.personal-data', order: 10, value: candidatePersonalData(db) }),
      ],
    };
  },
});
