import { contribute } from '#core/contract/extension-point.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { applicantAccess } from '#plugins/applications/contract/application-directory.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { userFacts } from '#plugins/users/contract/user-points.ts';
import { candidateVisibility } from '../contract/candidate-visibility.ts';
import { candidateErrors } from '../contract/errors.ts';
import { profileDirectory } from '../contract/profile-directory.ts';
import { candidateAbilities } from './candidate-abilities.ts';
import { candidateFiles } from './candidate-files.ts';
import { candidateHandlers } from './candidate-handlers.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { profileUses, typedTexts } from './master-uses.ts';
import { createProfiles } from './migrations/0001-create-profiles.ts';
import { createSections } from './migrations/0002-sections.ts';
import { candidateSearch } from './migrations/0003-candidate-search.ts';
import { candidateContacts } from './migrations/0004-candidate-contacts.ts';
import { candidatePersonalData } from './personal-data.ts';
import { createProfileDirectory } from './profile-directory.ts';
import { profileHandlers } from './profile-handlers.ts';
import { filledSections } from './user-facts.ts';
import { Openings } from './visibility/openings.ts';
import { Visibility } from './visibility/visibility.ts';

/** Stores and serves the profiles of candidates. */
export const candidateServerPlugin = defineServerPlugin({
  id: 'candidate',
  summary: 'Profiles of candidates.',
  requires: ['jobs', 'applications', 'account', 'users', 'admin-masters', 'employer'],
  errors: candidateErrors,
  duties: ['candidates'],
  migrations: [createProfiles, createSections, candidateSearch, candidateContacts],
  abilities: candidateAbilities,
  setup: (kernel) => {
    const db = kernel.db.$extendTables<CandidateTables>();
    const store = { db, files: kernel.files, log: kernel.log };
    const visibility = new Visibility({
      db,
      applicants: kernel.service(applicantAccess),
      companies: kernel.service(companyDirectory),
      openings: new Openings(db, kernel.now),
    });
    return {
      handlers: [
        ...profileHandlers({ ...store, catalogue: kernel.service(masterCatalogue), now: kernel.now }),
        ...candidateHandlers({ ...store, visibility }),
      ],
      services: [provide(profileDirectory, createProfileDirectory(db)), provide(candidateVisibility, visibility)],
      contributes: [
        ...profileUses(db),
        ...typedTexts(db),
        ...candidateFiles({ db, visibility, abilitiesOf: kernel.abilitiesOf }),
        contribute(userFacts, { id: 'candidate.sections', order: 40, value: filledSections(db) }),
        contribute(personalData, { id: 'candidate.personal-data', order: 10, value: candidatePersonalData(db) }),
      ],
    };
  },
});
