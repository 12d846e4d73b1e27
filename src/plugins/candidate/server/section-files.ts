import type { Transaction } from '#core/contract/transaction.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { certificatePurpose, cvPurpose, photoPurpose, portfolioPurpose, profileUse } from '../contract/file-purposes.ts';
import type { SectionName } from '../contract/section-names.ts';
import type { Basics } from '../contract/section-schemas.ts';
import type { ProfileSections } from '../contract/sections.ts';

/** The files of one purpose in a section. */
interface SectionFiles {
  readonly purpose: string;
  readonly files: readonly SectionFile[];
}

interface SectionFile {
  readonly fileId: string;
  /** The path in the request. */
  readonly path: string;
}

/** The files in each section. Every purpose belongs to one section. */
const FILES = {
  basics: ({ photo }: Pick<Basics, 'photo'>) => [{ purpose: photoPurpose.id, files: given([photo], () => 'value.photo') }],
  certificates: ({ items }: ProfileSections['certificates']) => [
    {
      purpose: certificatePurpose.id,
      files: given(
        items.map(({ paper }) => paper),
        (index) => `value.items.${index}.paper`,
      ),
    },
  ],
  portfolio: ({ cvs, items }: ProfileSections['portfolio']) => [
    {
      purpose: cvPurpose.id,
      files: given(
        cvs.map(({ fileId }) => fileId),
        (index) => `value.cvs.${index}.fileId`,
      ),
    },
    {
      purpose: portfolioPurpose.id,
      files: given(
        items.map(({ picture }) => picture),
        (index) => `value.items.${index}.picture`,
      ),
    },
  ],
};

const FILES_BY_SECTION: { readonly [Name in SectionName]?: (value: ProfileSections[Name]) => readonly SectionFiles[] } = FILES;

/** The sections of a profile that can have files. */
export interface FiledSections extends Pick<ProfileSections, 'certificates' | 'portfolio'> {
  readonly basics: Pick<Basics, 'photo'>;
}

function given(ids: readonly (string | null)[], pathOf: (index: number) => string): readonly SectionFile[] {
  return ids.flatMap((fileId, index) => (fileId === null ? [] : [{ fileId, path: pathOf(index) }]));
}

interface SectionValue<Name extends SectionName> {
  readonly candidateId: string;
  readonly section: Name;
  readonly value: ProfileSections[Name];
}

/**
 * Makes a saved section use exactly the files that it names.
 *
 * @throws ApiFault invalid for a file that is not the candidate's own, or has another purpose
 */
export async function attachSectionFiles<Name extends SectionName>(
  // Linters take a call of a function named `use…` for a React hook.
  { useExactly: attachExactly }: Pick<FileStore, 'useExactly'>,
  transaction: Transaction,
  { candidateId, section, value }: SectionValue<Name>,
): Promise<void> {
  const filesOf: ((value: ProfileSections[Name]) => readonly SectionFiles[]) | undefined = FILES_BY_SECTION[section];
  for (const { purpose, files } of filesOf?.(value) ?? []) {
    await attachExactly(transaction, {
      owner: { kind: 'user', id: candidateId },
      purpose,
      use: profileUse(purpose),
      useId: candidateId,
      fileIds: files.map(({ fileId }) => fileId),
      paths: files.map(({ path }) => path),
    });
  }
}

/** All files in a profile, with their purposes. */
export function filesOfSections({
  basics,
  certificates,
  portfolio,
}: FiledSections): readonly (SectionFile & { readonly purpose: string })[] {
  const all = [...FILES.basics(basics), ...FILES.certificates(certificates), ...FILES.portfolio(portfolio)];
  return all.flatMap(({ purpose, files }) => files.map((file) => ({ ...file, path: '', purpose })));
}

/** The ids of all files in a profile. */
export function fileIdsOf(sections: FiledSections): readonly string[] {
  return filesOfSections(sections).map(({ fileId }) => fileId);
}
