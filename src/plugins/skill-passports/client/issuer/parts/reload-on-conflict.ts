import { ApiError } from '#core/client/http/api-error.ts';

/** What a refused call is called when the shown object is not the present one. */
const OUTDATED = ['conflict', 'skill-passports.deed-not-allowed', 'skill-passports.not-trusted'];

/** Sends a change. When the shown object is outdated, the page loads it again. The typed text stays in the form. */
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
