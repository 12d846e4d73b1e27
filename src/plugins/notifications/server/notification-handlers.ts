import type { MailedGroup } from '#core/contract/notices/notice-groups.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import type { EndedMail } from '../contract/schemas.ts';
import * as contracts from '../contract/schemas.ts';

/** The calls of users about what they were told. */
export function notificationHandlers({ notices }: Pick<ServerKernel, 'notices'>): readonly Handler[] {
  const { box, settings } = notices;
  return [
    handle(contracts.listNoticesContract, {
      policy: 'authenticated',
      whileViewing: false,
      run: ({ actor, query }) => box.page(actor.userId, query),
    }),
    handle(contracts.countNoticesContract, {
      policy: 'authenticated',
      whileViewing: 'own',
      run: async ({ actor }) => ({ count: await box.unread(actor.userId) }),
    }),
    handle(contracts.markNoticesReadContract, {
      policy: 'authenticated',
      run: async ({ actor, body }) => {
        await box.markRead(actor.userId, body);
        return undefined;
      },
    }),
    handle(contracts.undoMarkingContract, {
      policy: 'authenticated',
      run: async ({ actor }) => {
        await box.undoMarking(actor.userId);
        return undefined;
      },
    }),
    handle(contracts.getNoticeSettingsContract, {
      policy: 'authenticated',
      whileViewing: false,
      run: ({ actor, query }) => settings.of(actor, query.language),
    }),
    handle(contracts.putNoticeSettingsContract, {
      policy: 'authenticated',
      refusals: ['conflict'],
      run: async ({ actor, query, body }) => {
        await settings.save(actor.userId, body);
        return settings.of(actor, query.language);
      },
    }),
    handle(contracts.mailAgainContract, {
      policy: 'authenticated',
      run: async ({ actor }) => {
        await settings.mailAgain(actor);
        return undefined;
      },
    }),
  ];
}

/**
 * The calls behind the links of mails. Whoever has the token may end the mail, also signed out. They have no limit of their own, because
 * mail providers call for many people from a few addresses, and a token cannot be guessed.
 */
export function unsubscribeHandlers({ notices }: Pick<ServerKernel, 'notices'>): readonly Handler[] {
  const { settings, subscriptions } = notices;
  const ended = (group: MailedGroup | undefined, language?: string): EndedMail => {
    if (group === undefined) throw new ApiFault('notifications.token-unknown');
    return { group, name: group === 'every' ? null : settings.groupName(group, language) };
  };
  return [
    handle(contracts.unsubscribeContract, {
      policy: 'public',
      whileSuspended: true,
      refusals: ['notifications.token-unknown'],
      run: async ({ body: { token, confirm, every, language } }) => {
        const group = confirm ? await subscriptions.end(token, { every: every === true }) : subscriptions.groupOf(token);
        return ended(group, language);
      },
    }),
    handle(contracts.unsubscribeAtOnceContract, {
      policy: 'public',
      whileSuspended: true,
      ignoresBody: true,
      refusals: ['notifications.token-unknown'],
      run: async ({ query: { token } }) => ended(await subscriptions.end(token)),
    }),
  ];
}
