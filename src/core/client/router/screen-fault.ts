import type { Role } from '#core/contract/actor.ts';

/** Why a page is not shown; thrown while it is opened, shown by the error screen. */
export class ScreenFault extends Error {
  readonly status: number;
  /** Shown below the status, as text. */
  readonly description: string | undefined;
  /** On 404: the address that leads nowhere. */
  readonly path: string | undefined;
  /** On 403: the roles that would be let in. */
  readonly needs: readonly Role[] | undefined;

  constructor(
    status: number,
    details: { readonly description?: string; readonly path?: string; readonly needs?: readonly Role[] | undefined } = {},
  ) {
    super(details.description ?? `status ${status}`);
    this.name = 'ScreenFault';
    this.status = status;
    this.description = details.description;
    this.path = details.path;
    this.needs = details.needs;
  }
}
