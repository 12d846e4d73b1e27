import type { Actor } from '#core/contract/actor.ts';
import type { Allow } from '#core/server/access/abilities.ts';
import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import type { ServerParts } from '#core/server/plugin/server-plugin.ts';
import { viewSources } from '#core/server/plugin/view-source.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { endViewContract, listOwnViewsContract, openViewContract } from '../../contract/view-as-schemas.ts';
import { OpenViews } from './open-views.ts';
import { Views, type ViewsDependencies } from './views.ts';

/** Lets administrators with the duty `users` see the site as another person. */
export function allowViewAs({ duties }: Pick<Actor, 'duties'>, allow: Allow): void {
  if (duties.has('users')) allow('view-as', 'user');
}

/** The parts of the server for views of the site as another person. */
export function viewAsParts({
  audit,
  ...needs
}: ViewsDependencies & Pick<ServerKernel, 'audit'>): Required<Pick<ServerParts, 'handlers' | 'contributes' | 'schedules'>> {
  const views = new Views(needs);
  return {
    handlers: viewAsHandlers(views),
    contributes: [
      viewSources.add('users.views', 10, new OpenViews(needs.db, needs.now)),
      personalData.add('users.views', 60, {
        listOf: async (userId) => {
          const count = await views.countOf(userId);
          return count === 0 ? [] : [{ code: 'users.views', fate: 'deleted', count }];
        },
        // Deleting the user's row deletes the rows.
        remove: async () => undefined,
      }),
    ],
    schedules: [{ name: 'users.end-views', cron: '*/5 * * * *', run: () => views.endExpired(audit) }],
  };
}

function viewAsHandlers(views: Views): readonly Handler[] {
  const policy = can('view-as', 'user');
  return [
    handle(openViewContract, {
      policy,
      refusals: ['not-found', 'users.self', 'users.not-viewable'],
      run: ({ actor, body, audit }) => views.open(actor, body, audit),
    }),
    handle(endViewContract, {
      policy,
      run: async ({ actor, params, audit }) => {
        await views.end(actor, params.id, audit);
        return undefined;
      },
    }),
    handle(listOwnViewsContract, {
      policy: 'authenticated',
      whileViewing: false,
      run: async ({ actor }) => ({ items: await views.listOf(actor.userId) }),
    }),
  ];
}
