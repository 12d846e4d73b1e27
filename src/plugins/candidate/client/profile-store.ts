import { makeAutoObservable, observable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { LikelyCountry } from '#core/client/session/likely-country.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { getFile } from '#core/contract/files/endpoints.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { getMyProfile, skipSection } from '../contract/endpoints.ts';
import type { ProfileFile } from '../contract/profile.ts';
import { saveSection } from '../contract/save-section.ts';
import type { OwnProfile } from '../contract/schemas.ts';
import type { SectionName } from '../contract/section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../contract/sections.ts';
import { filesById } from './files/profile-files.ts';

/** The signed-in candidate's own profile. */
@injectable()
export class ProfileStore {
  readonly mine = new Resource<OwnProfile>();
  private readonly uploaded = observable.map<string, ProfileFile>([], { deep: false });
  private newest: Promise<void> | undefined = undefined;
  private saving: Promise<unknown> = Promise.resolve();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(LikelyCountry) private readonly likely: LikelyCountry,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    makeAutoObservable<this, 'api' | 'likely' | 'session' | 'newest' | 'saving' | 'uploaded'>(
      this,
      { api: false, likely: false, session: false, mine: false, newest: false, saving: false, uploaded: false },
      { autoBind: true },
    );
  }

  /** The known value of a section. */
  value<Name extends SectionName>(section: Name): ProfileSections[Name] {
    return this.mine.value?.sections[section].value ?? BLANK_SECTIONS[section];
  }

  /** The known files by id: those of the profile as it was loaded, and those that were uploaded since then. */
  get files(): ReadonlyMap<string, ProfileFile> {
    return new Map([...this.uploaded, ...filesById(this.mine.value?.files ?? [])]);
  }

  /** Makes an uploaded file known. It becomes a part of the profile when a section with it is saved. */
  remember(file: StoredFile): void {
    this.uploaded.set(file.id, file);
  }

  /** A file of the candidate that the profile does not have yet; `undefined` when it was deleted. */
  async findFile(id: string): Promise<StoredFile | undefined> {
    try {
      // Quiet: the step asks by itself, and does without a file that is gone.
      const file = await this.api.call(getFile, { params: { id }, quiet: true });
      this.remember(file);
      return file;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  }

  /** Loads the profile, unless it is loaded or loading. */
  ensure(): Promise<void> {
    return this.newest ?? this.load();
  }

  /** Loads the profile after all pending saves. */
  load(): Promise<void> {
    this.newest = this.fetch();
    return this.newest;
  }

  /** As {@link load}, for one of several parts of a page that show the profile. */
  show(): Promise<void> {
    this.newest = this.fetch('share');
    return this.newest;
  }

  private async fetch(how: 'load' | 'share' = 'load'): Promise<void> {
    await this.saving;
    await this.mine[how]((signal) => this.api.call(getMyProfile, { signal }));
    this.likely.learn('profile', this.value('place').country);
  }

  /** Saves a section, based on the known version. */
  async save<Name extends SectionName>(section: Name, value: ProfileSections[Name]): Promise<void> {
    const version = this.mine.value?.sections[section].version ?? 0;
    const call = this.api.call(saveSection(section), { body: { value, version } });
    this.saving = call.catch(() => undefined);
    const saved = await call;
    const profile = this.mine.value;
    if (profile !== undefined) this.mine.replace({ ...profile, sections: { ...profile.sections, [section]: saved } });
    if (section === 'basics') this.showPhoto();
    this.likely.learn('profile', this.value('place').country);
  }

  /** The photo in the bar of every page is that of the profile. */
  private showPhoto(): void {
    const { me } = this.session;
    const photo = this.value('basics').photo ?? undefined;
    if (me !== undefined && me.photo !== photo) this.session.adopt({ ...me, photo });
  }

  /** Records that the candidate skips a section. */
  async skip(section: SectionName): Promise<void> {
    await this.saving;
    this.mine.replace(await this.api.call(skipSection, { params: { section } }));
  }

  /** After a conflict: loads the newer version and saves over it. */
  async overwrite(save: () => Promise<void>): Promise<void> {
    await this.load();
    if (this.mine.status === 'ready') await save();
  }
}
