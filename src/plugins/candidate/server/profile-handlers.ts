import { issueAt } from '#core/contract/errors.ts';
import { can } from '#core/server/access/policy.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { unfinishedSections } from '../contract/completeness.ts';
import { candidateIssues } from '../contract/issues.ts';
import { getMyProfileContract, type OwnProfile, saveSectionContract, skipSectionContract } from '../contract/schemas.ts';
import { SECTIONS, type SectionName } from '../contract/section-names.ts';
import { leaveOut, ownProfile, type ProfileStore, saveSection } from './profile-repository.ts';
import { projectCandidate } from './search/project-candidate.ts';
import { demandValidCodes, doubtsOf, holdCodes } from './section-codes.ts';
import { attachSectionFiles } from './section-files.ts';

export interface ProfileDependencies extends ProfileStore {
  readonly files: Pick<FileStore, 'filesOf' | 'useExactly'>;
  readonly catalogue: MasterCatalogue;
  readonly now: () => Date;
}

/** The endpoints for the candidate's own profile. */
export function profileHandlers(parts: ProfileDependencies): readonly Handler[] {
  const { db, now } = parts;
  return [
    handle(getMyProfileContract, {
      policy: can('update', 'candidate-profile'),
      whileViewing: 'own',
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
  ];
}

/** The candidate's own profile. */
async function profile(store: ProfileStore, candidateId: string): Promise<OwnProfile> {
  const found = await ownProfile(store, candidateId);
  if (found === undefined) throw new ApiFault('not-found');
  return found;
}

function sectionHandler<Name extends SectionName>(section: Name, parts: ProfileDependencies): Handler {
  const { db, catalogue, files, now } = parts;
  return handle(saveSectionContract(section), {
    policy: can('update', 'candidate-profile'),
    refusals: ['not-found'],
    run: async ({ actor, body }) => {
      if ('isConfirmed' in body.value && body.value.isConfirmed) await demandFinished(parts, actor.userId);
      await demandValidCodes(db, catalogue, { candidateId: actor.userId, section, value: body.value });
      await inTransaction(db, async (own, transaction) => {
        await holdCodes({ own, transaction }, catalogue, { candidateId: actor.userId, section, value: body.value });
        const isSaved = await saveSection(own, { ...body, candidateId: actor.userId, section, at: now() });
        if (!isSaved) throw new ApiFault('conflict');
        await projectCandidate(own, actor.userId, now());
        await attachSectionFiles(files, transaction, { candidateId: actor.userId, section, value: body.value });
      });
      const doubts = await doubtsOf(catalogue, section, body.value);
      return { value: body.value, version: body.version + 1, isSkipped: false, ...(doubts.length > 0 && { doubts }) };
    },
  });
}

/** Refuses to confirm an incomplete profile. */
async function demandFinished(store: ProfileStore, candidateId: string): Promise<void> {
  const { sections } = await profile(store, candidateId);
  if (unfinishedSections(sections).length === 0) return;
  throw new ApiFault('invalid', [issueAt('value.isConfirmed', candidateIssues['candidate.not-finished'])]);
}
