import { makeAutoObservable, observable } from 'mobx';
import { useEffect } from 'react';
import { inject, injectable } from '../di/injection.ts';
import { useService } from '../di/use-service.ts';
import { readerCountry } from '../i18n/reader-country.ts';
import { IdentityClient } from './identity-client.ts';
import { SessionStore } from './session-store.ts';

/** Where a country may be known from, besides the confirmed telephone number and the browser. The first one counts more. */
const SOURCES = ['company', 'profile'] as const;

/**
 * The likely country of the user (ISO 3166-1 alpha-2), for the defaults of forms and the units of texts: that of the confirmed telephone
 * number, or else of the company, of the profile, or of the browser. Currency and unit of distance follow from it.
 */
@injectable()
export class LikelyCountry {
  private ofPhone: string | undefined = undefined;
  private readonly learned = observable.map<(typeof SOURCES)[number], string>();
  private loading: Promise<void> | undefined = undefined;

  constructor(
    @inject(IdentityClient) private readonly identity: IdentityClient,
    @inject(SessionStore) private readonly session: SessionStore,
  ) {
    makeAutoObservable<this, 'identity' | 'session' | 'loading'>(
      this,
      { identity: false, session: false, loading: false },
      { autoBind: true },
    );
  }

  /** `undefined` when nothing is known. */
  get country(): string | undefined {
    const said = SOURCES.map((source) => this.learned.get(source)).find((country) => country !== undefined);
    return this.ofPhone ?? said ?? readerCountry();
  }

  /** Takes the country of the user's company or profile; empty when it names none. */
  learn(source: (typeof SOURCES)[number], country: string | null | undefined): void {
    if (country) this.learned.set(source, country);
    else this.learned.delete(source);
  }

  /** Reads the confirmed telephone number of a signed-in user, once. Never rejects. */
  load(): Promise<void> {
    this.loading ??= this.readPhone().catch((error: unknown) => console.error('The country of the user did not load', error));
    return this.loading;
  }

  private async readPhone(): Promise<void> {
    if (this.session.status !== 'signed-in') return;
    const phone = (await this.identity.currentUser())?.phone;
    if (phone === undefined) return;
    const { countryOfPhone } = await import(/* webpackChunkName: "phone-numbers" */ '#core/contract/phone-number.ts');
    this.take(countryOfPhone(phone));
  }

  private take(country: string | undefined): void {
    this.ofPhone = country;
  }
}

/** The likely country of the user; see {@link LikelyCountry}. The component must be an observer. */
export function useLikelyCountry(): string | undefined {
  const store = useService(LikelyCountry);
  useEffect(() => void store.load(), [store]);
  return store.country;
}
