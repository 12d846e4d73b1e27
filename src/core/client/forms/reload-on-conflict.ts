import { ApiError } from '../http/api-error.ts';

/** Sends a change. When the shown object is outdated (409), the page loads it again. What was typed stays in the form. */
export function reloadOnConflict<Body>(onOutdated: () => void, send: (body: Body) => Promise<void>): (body: Body) => Promise<void> {
  return async (body) => {
    try {
      await send(body);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onOutdated();
      throw error;
    }
  };
}
