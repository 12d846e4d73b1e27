import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { getPassport, hideCredential } from '../../contract/passport-endpoints.ts';
import type { OwnCredential, Passport } from '../../contract/passport-schemas.ts';

/** The passport of the candidate, for its page and the dashboard. */
@injectable()
export class PassportStore {
  readonly passport = new Resource<Passport>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, passport: false }, { autoBind: true });
  }

  /** Loads the passport. A shown one stays until the new one arrives. */
  load(): Promise<void> {
    return this.passport.load((signal) => this.api.call(getPassport, { signal }));
  }

  /** A credential of the loaded passport. */
  find(id: string): OwnCredential | undefined {
    return this.passport.value?.credentials.find((credential) => credential.id === id);
  }

  /** Hides a credential, or shows it again. Rejects with the failure of the call. */
  async setHidden(id: string, isHidden: boolean): Promise<void> {
    const changed = await this.api.call(hideCredential, { params: { id }, body: { isHidden } });
    const { value } = this.passport;
    if (value === undefined) return;
    const credentials = value.credentials.map((credential) => (credential.id === id ? changed : credential));
    this.passport.replace({ ...value, credentials });
  }
}
