import { issueOfCode } from '#core/contract/errors.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { type FrozenPart, frozenParts } from '#plugins/applications/contract/frozen-parts.ts';
import { applicationIssues } from '#plugins/applications/contract/issues.ts';
import { cvNameOf } from '../contract/cvs.ts';
import { cvPurpose } from '../contract/file-purposes.ts';
import { valuesOf } from '../contract/profile.ts';
import type { SectionName } from '../contract/section-names.ts';
import type { Cv } from '../contract/section-schemas.ts';
import type { ProfileSections } from '../contract/sections.ts';
import { CANDIDATE_PARTS, type SentCv, type SentProfile } from '../contract/sent-profile.ts';
import { sharedSections } from '../contract/shared-profile.ts';
import { talentPoolUntil } from '../contract/talent-pool.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { sectionsOf } from './profile-repository.ts';
import { filesOfSections } from './section-files.ts';

/** The CV and the profile as parts of applications. */
export function sentParts(files: Pick<FileStore, 'filesOf'>): readonly Contribution<FrozenPart>[] {
  return [
    frozenParts.add('candidate.cv', 30, {
      name: CANDIDATE_PARTS.cv,
      freeze: async (transaction, { candidateId, input: { cv = null }, draftFiles, isEarlier }) => {
        if (cv === null && isEarlier !== true) return undefined;
        const { cvs } = (await lockedSections(transaction, candidateId)).portfolio;
        const isDefault = isEarlier === true;
        const chosen = isDefault
          ? cvs.find((own) => own.isDefault)
          : await chosenCv(files, { transaction, cvs, fileId: cv ?? '', draftFiles });
        if (chosen === undefined) return undefined;
        const copy: SentCv = { fileId: chosen.fileId, name: chosen.name };
        return { copy, files: [{ purpose: cvPurpose.id, fileId: chosen.fileId, path: 'cv' }] };
      },
      draftFiles: async (transaction, { candidateId, content: { cv = null }, before, keptFiles }) => {
        if (cv === null) return [];
        const { cvs } = (await lockedSections(transaction, candidateId, 'portfolio')).portfolio;
        // A CV that was chosen from the profile and removed there since is not kept by the draft.
        const isUploaded = keptFiles.has(cv) || before.cv !== cv;
        return isUploaded && !cvs.some(({ fileId }) => fileId === cv) ? [{ purpose: cvPurpose.id, fileId: cv, path: 'cv' }] : [];
      },
    }),
    frozenParts.add('candidate.profile', 40, {
      name: CANDIDATE_PARTS.profile,
      freeze: async (transaction, { candidateId }) => {
        const { portfolio, ...others } = await lockedSections(transaction, candidateId);
        const sent = { ...others, portfolio: { ...portfolio, cvs: [] } };
        const copy: SentProfile = { sections: sharedSections(sent), talentPoolUntil: talentPoolUntil(sent.review.talentPoolSince) };
        return { copy, files: filesOfSections(sent) };
      },
      texts: textsOfProfile,
    }),
  ];
}

/** What companies look for in a profile: places of work and study, abilities, and descriptions. */
function textsOfProfile({ sections }: SentProfile): readonly string[] {
  const { basics, preferences, experience, education, skills, certificates, portfolio, place } = sections;
  return [
    ...[basics.headline, place.city, portfolio.summary],
    ...preferences.titles,
    ...skills.items.map(({ name }) => name),
    ...experience.items.flatMap((job) => [job.title, job.company, job.place, job.description, ...job.skills]),
    ...education.items.flatMap(({ institution, field, description }) => [institution, field, description]),
    ...certificates.items.flatMap(({ name, issuer, number }) => [name, issuer, number]),
    ...portfolio.items.flatMap(({ title, description }) => [title, description]),
  ];
}

/** All sections or only one, locked: they do not change before the transaction ends. The others are blank. */
async function lockedSections(transaction: Transaction, candidateId: string, only?: SectionName): Promise<ProfileSections> {
  const rows = await tablesIn<CandidateTables>(transaction)
    .selectFrom('candidate_sections')
    .select(['section', 'document', 'version'])
    .where('candidate_id', '=', candidateId)
    .$if(only !== undefined, (all) => all.where('section', '=', only ?? 'portfolio'))
    .orderBy('section')
    .forShare()
    .execute();
  return valuesOf(sectionsOf(rows).sections);
}

interface NamedCv {
  readonly transaction: Transaction;
  readonly cvs: readonly Cv[];
  readonly fileId: string;
  readonly draftFiles: ReadonlySet<string>;
}

/** A CV of the profile, or one that was uploaded for this application. @throws ApiFault invalid for another one */
async function chosenCv(files: Pick<FileStore, 'filesOf'>, { transaction, cvs, fileId, draftFiles }: NamedCv): Promise<SentCv> {
  const own = cvs.find((cv) => cv.fileId === fileId);
  if (own !== undefined) return own;
  const uploaded = draftFiles.has(fileId) ? (await files.filesOf([fileId], transaction)).get(fileId) : undefined;
  if (uploaded === undefined) throw new ApiFault('invalid', [issueOfCode(applicationIssues, 'applications.cv-gone', {}, 'cv')]);
  return { fileId, name: cvNameOf(uploaded.name) };
}
