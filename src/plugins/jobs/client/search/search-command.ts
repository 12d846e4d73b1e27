import type { Command } from '#core/client/palette/command.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Searches for jobs with the text of the command palette. */
export const searchCommand: Command = {
  label: 'jobs:command.search',
  icon: SearchIcon,
  takesText: true,
  // Users without a role must choose one first. They cannot open the search.
  allowed: (resolve) => typeof resolve(SessionStore).role === 'string',
  run: (_resolve, text) => href(jobRoutes.search, {}, { q: text }),
};
