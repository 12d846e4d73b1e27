import { type MailedGroup, NOTICE_GROUP_NAMES } from '#core/contract/notices/notice-groups.ts';
import type { MailBlocks } from './mail-blocks.ts';
import type { MailTokens } from './mail-token.ts';
import type { NoticeSettingsStore } from './notice-settings.ts';

interface SubscriptionDependencies {
  readonly tokens: MailTokens;
  readonly settings: NoticeSettingsStore;
  readonly blocks: MailBlocks;
}

/** Ends mail by the links of mails, without a sign-in. */
export class MailSubscriptions {
  readonly #dependencies: SubscriptionDependencies;

  constructor(dependencies: SubscriptionDependencies) {
    this.#dependencies = dependencies;
  }

  /** The mail that the token's link ends; `undefined` for an unknown token. Changes nothing. */
  groupOf(token: string): MailedGroup | undefined {
    return this.#dependencies.tokens.read(token)?.group;
  }

  /** Ends the mail of the token's group, or of every group, and returns which. Ending it again has no effect. `undefined` for an unknown token. */
  async end(token: string, { every = false }: { readonly every?: boolean } = {}): Promise<MailedGroup | undefined> {
    const { tokens, settings, blocks } = this.#dependencies;
    const subscription = tokens.read(token);
    if (subscription === undefined) return undefined;
    const group = every ? 'every' : subscription.group;
    if (subscription.kind === 'address') await blocks.add(subscription.id, group);
    else await settings.endMail(subscription.id, group === 'every' ? ENDABLE : [group]);
    return group;
  }
}

const ENDABLE = NOTICE_GROUP_NAMES.filter((group) => group !== 'security');
