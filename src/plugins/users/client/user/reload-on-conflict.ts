import { ApiError } from '#core/client/http/api-error.ts';

// Another administrator changed the user first, or the user began to use the role.
const OUTDATED = ['conflict', 'users.role-in-use'];

/** Sends a change. When the shown user is outdated, the page loads the user again. The typed text stays in the form. */
export function reloadOnConflict<Body>(onOutdated: () => void, send: (body: Body) => Promise<void>): (body: Body) => Promise<void> {
  return async (body) => {
    try {
      await send(body);
    } catch (error) {
      if (error instanceof ApiError && OUTDATED.includes(error.code)) onOutdated();
      throw error;
    }
  };
}
