import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { fakeNamedList } from '#core/testing/fake-named-list.ts';
import { fakePictures } from '#core/testing/fake-pictures.ts';
import { everySection, type ProfileFile } from '../../contract/profile.ts';
import type { OwnProfile } from '../../contract/schemas.ts';
import { SECTIONS, type SectionName } from '../../contract/section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../../contract/sections.ts';

/** A profile that counts versions and refuses old ones, like the server. */
export class FakeProfile {
  profile: OwnProfile;

  constructor(values: Partial<ProfileSections> = {}, files: readonly ProfileFile[] = []) {
    const all = { ...BLANK_SECTIONS, ...values };
    this.profile = {
      candidateId: '018f0000-0000-7000-8000-000000000004',
      name: 'Demo Candidate',
      sections: everySection((name) => ({ value: all[name], version: name in values ? 1 : 0, isSkipped: false })),
      files,
    };
  }

  /** The replies of the API. */
  get replies(): FakeReplies {
    const saves = SECTIONS.map((section) => [`candidate.save-${section}`, ({ body }: { body: Saved }) => this.save(section, body)]);
    return {
      ...Object.fromEntries(saves),
      'admin-masters.list-offered': fakeNamedList({
        countries: { BE: 'Belgium', GB: 'United Kingdom', NL: 'Netherlands' },
        'job-categories': { engineering: 'Engineering', legal: 'Legal', sales: 'Sales' },
        languages: { nl: 'Dutch', fr: 'French' },
      }),
      ...fakePictures,
      'candidate.get-my-profile': () => this.profile,
      'candidate.skip-section': ({ params: { section } }: { params: { section: SectionName } }) => {
        this.put(section, { ...this.profile.sections[section], isSkipped: true });
        return this.profile;
      },
    };
  }

  /** Another window saves meanwhile. */
  save(section: SectionName, { value, version }: Saved): unknown {
    if (version !== this.profile.sections[section].version) throw refusal(409, 'conflict', 'This was changed meanwhile.');
    return this.put(section, { value, version: version + 1, isSkipped: false });
  }

  private put(section: SectionName, saved: unknown): unknown {
    this.profile = { ...this.profile, sections: { ...this.profile.sections, [section]: saved } };
    return saved;
  }
}

interface Saved {
  readonly value: unknown;
  readonly version: number;
}
