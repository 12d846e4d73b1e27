import path from 'node:path';
import { demoSeed } from '#core/server/app/demo-seed.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { applicantAccess } from '#plugins/applications/contract/application-directory.ts';
import { profileDirectory } from '#plugins/candidate/contract/profile-directory.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { companyReferences } from '#plugins/employer/contract/company-references.ts';
import { passportErrors } from '../contract/errors.ts';
import { Achievements } from './achievements/achievements.ts';
import { OfferedAchievements } from './achievements/offered-achievements.ts';
import { credentialChanged, issuerDecided, keyCompromised } from './audit-actions.ts';
import { credentialHandlers } from './credential-handlers.ts';
import { IssuedList } from './credentials/issued-list.ts';
import { IssuerActions } from './credentials/issuer-actions.ts';
import { lapsedOffers } from './credentials/lapsed-offers.ts';
import { Offers } from './credentials/offers.ts';
import { OwnActions } from './credentials/own-actions.ts';
import { OwnCredentials } from './credentials/own-credentials.ts';
import { OwnSkills } from './credentials/own-skills.ts';
import { Requests } from './credentials/requests.ts';
import { demoPassports } from './demo/demo-passports.ts';
import { issuerHandlers } from './issuer-handlers.ts';
import { hasIssuer, issuerAbandoned } from './issuers/company-abandoned.ts';
import { IssuerDecisions } from './issuers/issuer-decisions.ts';
import { Issuers } from './issuers/issuers.ts';
import { KeyChanges } from './issuers/key-changes.ts';
import { SignedLists } from './issuers/sign-lists.ts';
import { IssuerKeys } from './keys/issuer-keys.ts';
import { createSkillPassports } from './migrations/0001-create.ts';
import { nameActions } from './migrations/0002-name-actions.ts';
import { addWaitingIssuers } from './migrations/0003-waiting-issuers.ts';
import { credentialNotices } from './notices/credential-notices.ts';
import { expiringCredentials } from './notices/expiring-credentials.ts';
import { issuerNotices } from './notices/issuer-notices.ts';
import { PassportNews } from './notices/passport-news.ts';
import { openHandlers } from './open/open-handlers.ts';
import { passportAbilities } from './passport-abilities.ts';
import { passportHandlers } from './passport-handlers.ts';
import type { PassportTables } from './passport-tables.ts';
import { passportPersonalData } from './personal-data.ts';
import { Publication } from './publication.ts';
import { passportRegister } from './verify/register.ts';
import { verifyHandlers } from './verify/verify-handlers.ts';

/** Credentials that companies issue, candidates hold, and everybody verifies. */
export const skillPassportsServerPlugin = defineServerPlugin({
  id: 'skill-passports',
  summary: 'Credentials that companies issue and everybody can verify.',
  requires: ['account', 'admin-masters', 'applications', 'candidate', 'employer', 'jobs'],
  errors: passportErrors,
  duties: ['passports'],
  auditActions: [issuerDecided, credentialChanged, keyCompromised],
  migrations: [createSkillPassports, nameActions, addWaitingIssuers],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  abilities: passportAbilities,
  setup: (kernel) => {
    const db = kernel.db.$extendTables<PassportTables>();
    const { now, config } = kernel;
    const companies = kernel.service(companyDirectory);
    const catalogue = kernel.service(masterCatalogue);
    const applicants = kernel.service(applicantAccess);
    const publication = new Publication({
      publicUrl: config.publicUrl,
      isDemonstration: config.identity.kind === 'embedded',
      localOrigin: kernel.siteOrigin,
    });
    const keys = new IssuerKeys({ db, secret: kernel.secrets.keyFor('issuer-keys'), now });
    const lists = new SignedLists({ db, keys, queue: kernel.queue, now });
    const cursorKey = kernel.secrets.keyFor('cursors');
    const notices = { ...credentialNotices(db, now), ...issuerNotices(db) };
    const { raise } = kernel.notices;
    const news = new PassportNews({ notices, raise, companies });
    const needs = { db, companies, applicants, keys, publication, news, cursorKey, signLists: lists.soon.bind(lists), now };
    const credentials = new OwnCredentials(needs);
    const holding = {
      credentials,
      actions: new OwnActions({ ...needs, own: credentials }),
      requests: new Requests({ ...needs, own: credentials }),
      skills: new OwnSkills({ catalogue, profiles: kernel.service(profileDirectory) }),
    };
    const issuing = {
      issuers: new Issuers(needs),
      decisions: new IssuerDecisions(needs),
      keys: new KeyChanges(needs),
      achievements: new Achievements({ ...needs, catalogue }),
      offered: new OfferedAchievements(needs),
    };
    const issued = { offers: new Offers(needs), actions: new IssuerActions(needs), list: new IssuedList(needs) };
    return {
      handlers: [
        ...passportHandlers(holding),
        ...issuerHandlers(issuing),
        ...credentialHandlers(issued),
        ...verifyHandlers({ db, register: passportRegister(db), now }),
        ...openHandlers(needs),
      ],
      works: [lists.work],
      notices: Object.values(notices),
      schedules: [lapsedOffers(needs), expiringCredentials({ db, now, raise, notices })],
      contributes: [
        personalData.add('skill-passports.personal-data', 25, passportPersonalData(db)),
        companyReferences.add('skill-passports.companies', 20, { abandoned: issuerAbandoned(now), needs: hasIssuer }),
        // After the demo company, because it issues.
        demoSeed.add(
          'skill-passports.demo-passports',
          40,
          demoPassports({ ...needs, ...issuing, ...issued, ...holding, catalogue, audit: kernel.audit }),
        ),
      ],
    };
  },
});
