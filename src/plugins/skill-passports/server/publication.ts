import { ApiFault } from '#core/server/errors/api-fault.ts';

interface PublicationDependencies {
  /** `PUBLIC_URL`. */
  readonly publicUrl: string | undefined;
  /** Whether the embedded identity runs, so that the site is a demonstration or a development. */
  readonly isDemonstration: boolean;
  /** The address under which the server answers now. */
  readonly localOrigin: () => string;
}

/** Where verifiers read what credentials name. It is a part of every credential for ever. */
export class Publication {
  readonly #dependencies: PublicationDependencies;

  constructor(dependencies: PublicationDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * The origin for new credentials.
   *
   * @throws ApiFault skill-passports.no-address without a public address over https, unless the site is a demonstration
   */
  demandOrigin(): string {
    const { publicUrl, isDemonstration, localOrigin } = this.#dependencies;
    if (publicUrl !== undefined && new URL(publicUrl).protocol === 'https:') return new URL(publicUrl).origin;
    if (isDemonstration) return localOrigin();
    throw new ApiFault('skill-passports.no-address');
  }
}

/** Whether nobody outside of this site can verify what was signed with this origin. */
export function isDemonstration(origin: string): boolean {
  return !origin.startsWith('https://');
}
