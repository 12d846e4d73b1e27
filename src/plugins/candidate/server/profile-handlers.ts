import { issueAt } from '#core/contract/errors.ts';
import { can } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { ApplicantAccess } from '#plugins/applications/contract/application-directory.ts';
import { unfinishedSections } from '../contract/completeness.ts';
import { candidateIssues } from '../contract/issues.ts';
import { type OwnProfile, valuesOf } from '../contract/profile.ts';
import { getCandidateContract, getMyProfileContract, saveSectionContract, skipSectionContract } from '../contract/schemas.ts';
import { SECTIONS, type SectionName } from '../contract/section-names.ts';
import { sharedSections } from '../contract/shared-profile.ts';
import { leaveOut, type ProfileStore, profileOf, saveSection } from './profile-repository.ts';
import { demandOffered } from './section-codes.ts';

export interface ProfileDependencies extends ProfileStore {
  readonly applicants: ApplicantAccess;
  readonly catalogue: MasterCatalogue;
  readonly now: () => Date;
}

/** The endpoints for profiles: the candidate's own, and those of applicants to the employer's company. */
export function profileHandlers(parts: ProfileDependencies): readonly Handler[] {
  const { db, applicants, now } = parts;
  return [
    handle(getMyProfileContract, {
      policy: can('update', 'candidate-profile'),
      refusals: ['not-found'],
      run: ({ actor }) => profile(parts, actor.userId),
    }),
    ...SECTIONS.map((section) => sectionHandler(section, parts)),
    handle(skipSectionContract, {
      policy: can('update', 'candidate-profile'),
      run: async ({ actor, params }) => {
        await leaveOut(db, actor.userId, params.section, now());
        return profile(parts, actor.userId);
      },
    }),
    handle(getCandidateContract, {
      policy: can('read', 'candidate-profile'),
      run: async ({ actor, abilities, params }) => {
        const hasApplied = await applicants.mayView(actor.userId, params.id);
        abilities.demand('read', 'candidate-profile', { hasApplied });
        const { candidateId, name, sections } = await profile(parts, params.id);
        return { candidateId, name, sections: sharedSections(valuesOf(sections)) };
      },
    }),
  ];
}

async function profile(store: ProfileStore, candidateId: string): Promise<OwnProfile> {
  const found = await profileOf(store, candidateId);
  if (found === undefined) throw new ApiFault('not-found');
  return found;
}

function sectionHandler<Name extends SectionName>(section: Name, parts: ProfileDependencies): Handler {
  const { db, catalogue, now } = parts;
  return handle(saveSectionContract(section), {
    policy: can('update', 'candidate-profile'),
    refusals: ['not-found'],
    run: async ({ actor, body }) => {
      if ('isConfirmed' in body.value && body.value.isConfirmed) await demandFinished(parts, actor.userId);
      await demandOffered(db, catalogue, { candidateId: actor.userId, section, value: body.value });
      const isSaved = await saveSection(db, { ...body, candidateId: actor.userId, section, at: now() });
      if (!isSaved) throw new ApiFault('conflict');
      return (await profile(parts, actor.userId)).sections[section];
    },
  });
}

/** Refuses to confirm an incomplete profile. */
async function demandFinished(store: ProfileStore, candidateId: string): Promise<void> {
  const { sections } = await profile(store, candidateId);
  if (unfinishedSections(sections).length === 0) return;
  throw new ApiFault('invalid', [issueAt('value.isConfirmed', candidateIssues['candidate.not-finished'])]);
}
