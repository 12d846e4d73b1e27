import { makeAutoObservable } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { dropTabState, keepTabState, tabState } from '#core/client/forms/tab-state.ts';
import { SessionStore } from '#core/client/session/session-store.ts';

/** How long a reload without the id in its address goes on with a stored draft. Milliseconds. */
const KEPT_MS = 15_000;

/** The drafts that forms of new postings have stored in this tab. */
@injectable()
export class MadeDrafts {
  /** The draft that the open form has stored. The form stays open when its address gets the draft's id. */
  open: string | undefined = undefined;
  /** A draft that was stored when its form had already closed. The next form of a new posting goes on with it. */
  private left: { readonly id: string; readonly owner: string | undefined } | undefined = undefined;

  constructor(@inject(SessionStore) private readonly session: SessionStore) {
    makeAutoObservable<this, 'session'>(this, { session: false }, { autoBind: true });
  }

  /** The draft that the user has left. Another user of this tab does not get it. */
  get leftDraft(): string | undefined {
    return this.left?.owner === this.user ? this.left?.id : undefined;
  }

  /** The user. A form remembers its user, because the session may end before the draft is stored. */
  get user(): string | undefined {
    return this.session.me?.id;
  }

  /** The server has stored the draft. A reload that began before its id was in the address goes on with it. */
  stored(id: string, owner: string | undefined): void {
    keepTabState(keyOf(owner), { id }, Date.now() + KEPT_MS);
  }

  /** The draft that the server had stored when this tab was loaded again. The page knows the user. */
  storedBefore(): string | undefined {
    const { id } = Object(tabState(keyOf(this.user))) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  }

  opened(id: string): void {
    this.open = id;
  }

  /** The form of the user had closed before the server stored the draft. */
  leave(id: string, owner: string | undefined): void {
    this.left = { id, owner };
  }

  /** The address names the draft. */
  resume(): void {
    this.left = undefined;
  }

  /** The user has left the form. */
  forgetStored(): void {
    dropTabState(keyOf(this.user));
  }
}

function keyOf(owner: string | undefined): string {
  return `${owner ?? ''}.jobs.made-draft`;
}
