import type { Actor } from '#core/contract/actor.ts';
import type { DemoSeed } from '#core/server/app/demo-seed.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { skills } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { AchievementInput, Issuer } from '../../contract/schemas.ts';
import type { Achievements } from '../achievements/achievements.ts';
import type { IssuedList } from '../credentials/issued-list.ts';
import type { Offers } from '../credentials/offers.ts';
import type { OwnActions } from '../credentials/own-actions.ts';
import type { OwnCredentials } from '../credentials/own-credentials.ts';
import type { IssuerDecisions } from '../issuers/issuer-decisions.ts';
import type { Issuers } from '../issuers/issuers.ts';
import type { PassportDatabase } from '../passport-tables.ts';
import { DEMO_ACHIEVEMENTS, DEMO_SKILLS } from './demo-achievements.ts';

interface DemoDependencies {
  readonly db: PassportDatabase;
  readonly companies: Pick<CompanyDirectory, 'companiesOf' | 'lockedNames'>;
  readonly catalogue: Pick<MasterCatalogue, 'codesOf' | 'refused'>;
  readonly issuers: Issuers;
  readonly decisions: IssuerDecisions;
  readonly achievements: Achievements;
  readonly offers: Offers;
  readonly list: IssuedList;
  readonly credentials: OwnCredentials;
  readonly actions: OwnActions;
  readonly audit: RecordAudit;
}

/** Lets the demo company issue, and gives the demo candidate a credential and an offer. A second call changes nothing. */
export function demoPassports(dependencies: DemoDependencies): DemoSeed {
  return {
    seed: async ({ admin, employer, candidate }) => {
      const issuer = await trustedIssuer(dependencies, { admin, employer });
      const known = await knownSkills(dependencies.catalogue);
      const first = await activeAchievement(dependencies, employer, issuer, { ...DEMO_ACHIEVEMENTS.accepted, skills: known });
      const second = await activeAchievement(dependencies, employer, issuer, DEMO_ACHIEVEMENTS.offered);
      const { items } = await dependencies.list.ofIssuer(employer, issuer.id, { limit: 100 });
      const issued = new Set(items.map(({ achievement }) => achievement.id));
      for (const id of [first, second].filter((each) => !issued.has(each))) {
        await dependencies.offers.add(employer, id, { to: { email: candidate.email }, evidence: [], result: '' });
      }
      // Only a candidate with a confirmed address holds the offer.
      const held = await dependencies.credentials.of(candidate);
      const offer = held.find(({ achievement, state }) => achievement.id === first && state === 'offered');
      if (offer !== undefined) await dependencies.actions.accept(candidate, offer.id, offer.version);
    },
  };
}

async function trustedIssuer(
  { db, companies, issuers, decisions, audit }: DemoDependencies,
  { admin, employer }: { readonly admin: Actor; readonly employer: Actor },
): Promise<Issuer> {
  const [companyId = ''] = await companies.companiesOf(employer.userId);
  const names = await inTransaction(db, (_own, transaction) => companies.lockedNames(transaction, [companyId]));
  const present = (await issuers.mine(employer)).find((issuer) => issuer.companyId === companyId);
  const issuer = present ?? (await issuers.ask(employer, { companyId, name: names.get(companyId) ?? '' }));
  if (issuer.state !== 'pending') return issuer;
  return decisions.decide({ actor: admin, audit }, issuer.id, { to: 'trusted', version: issuer.version });
}

async function activeAchievement(
  { achievements }: DemoDependencies,
  employer: Actor,
  issuer: Issuer,
  input: AchievementInput,
): Promise<string> {
  const present = (await achievements.of(employer, issuer.id)).find(({ name }) => name === input.name);
  const { id, state, version } = present ?? (await achievements.create(employer, issuer.id, input));
  if (state === 'draft') await achievements.update(employer, id, { input, isActive: true, version });
  return id;
}

async function knownSkills(catalogue: DemoDependencies['catalogue']): Promise<string[]> {
  const codes = [...(await catalogue.codesOf(skills.entity, DEMO_SKILLS)).values()].flat();
  const refused = new Set(await catalogue.refused(skills.entity, codes));
  return [...new Set(codes)].filter((code) => !refused.has(code));
}
