import type { Command } from '#core/client/palette/command.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchIcon } from '#core/client/ui/icons/SearchIcon.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Looks for jobs with whatever was typed into the command palette. */
export const searchCommand: Command = {
  label: 'jobs:command.search',
  icon: SearchIcon,
  takesText: true,
  // Whoever has no role yet chooses one first; the search is not open to them.
  allowed: (resolve) => typeof resolve(SessionStore).role === 'string',
  run: (_resolve, text) => href(jobRoutes.search, {}, { q: text }),
};
