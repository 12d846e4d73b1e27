import type { Role } from '#core/contract/actor.ts';

interface FaultDetails {
  readonly description?: string;
  readonly path?: string;
  readonly needs?: readonly Role[] | undefined;
  readonly isViewing?: boolean | undefined;
}

/** Why a page is not shown. Thrown while the page opens, and shown by the error screen. */
export class ScreenFault extends Error {
  readonly status: number;
  /** Shown below the status, as plain text. */
  readonly description: string | undefined;
  /** On 404: the address that was not found. */
  readonly path: string | undefined;
  /** On 403: the roles that have access. */
  readonly needs: readonly Role[] | undefined;
  /** On 403: the page is not shown because the site is seen as another person. */
  readonly isViewing: boolean;

  constructor(status: number, details: FaultDetails = {}) {
    super(details.description ?? `status ${status}`);
    this.name = 'ScreenFault';
    this.status = status;
    this.description = details.description;
    this.path = details.path;
    this.needs = details.needs;
    this.isViewing = details.isViewing ?? false;
  }
}
