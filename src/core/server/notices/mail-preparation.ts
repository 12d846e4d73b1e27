import type { OutgoingMail } from '../mail/mailer.ts';
import type { MailBlocks } from './mail-blocks.ts';
import type { MailTokens } from './mail-token.ts';
import { waysOf } from './notice-choices.ts';
import type { NoticeIndex } from './notice-index.ts';
import type { CurrentNotice, NoticeMail } from './notice-mail.ts';
import type { NoticePages } from './notice-pages.ts';
import type { NoticeDatabase } from './notice-tables.ts';
import { endOfQuiet } from './notice-times.ts';
import type { DropReason, MailRow } from './send-mail.ts';
import { stillTrue } from './tell-notices.ts';

interface PreparationDependencies {
  readonly db: NoticeDatabase;
  readonly index: NoticeIndex;
  readonly now: () => Date;
  readonly words: NoticeMail;
  readonly tokens: MailTokens;
  readonly blocks: MailBlocks;
  readonly siteOrigin: () => string;
  readonly pages: () => NoticePages | undefined;
}

/** What becomes of a planned mail now. */
export type PreparedMail = { readonly mail: OutgoingMail } | { readonly dropped: DropReason } | { readonly quietUntil: Date };

/** Decides at the last moment whether a planned mail is sent, and what it says. */
export class MailPreparation {
  readonly #dependencies: PreparationDependencies;

  constructor(dependencies: PreparationDependencies) {
    this.#dependencies = dependencies;
  }

  of(mail: MailRow): Promise<PreparedMail> {
    return mail.user_id === null ? this.#toAddress(mail) : this.#toUser(mail, mail.user_id);
  }

  async #toAddress(mail: MailRow): Promise<PreparedMail> {
    const { index, blocks, words, tokens } = this.#dependencies;
    const { address, address_hash: hash, kind: name, params, group_name: group } = mail;
    const owned = name === null ? undefined : index.find(name);
    if (address === null || hash === null || owned === undefined || params === null) return { dropped: 'untrue' };
    const isSecurity = group === 'security';
    if (!isSecurity && (await blocks.isBlocked(hash, [group, 'every', 'delivery']))) return { dropped: 'not-wanted' };
    const current = await stillTrue(owned.kind, params);
    if (current === undefined) return { dropped: 'untrue' };
    const token = isSecurity ? undefined : tokens.write({ kind: 'address', id: hash, group });
    const reader = { locale: mail.language, time_zone: null, hasAccount: false };
    const content = words.ofOne({ kind: owned.kind, params: current, count: 1 }, reader, this.#place(token));
    return { mail: { id: mail.id, to: address, content, ...aboutOf(mail.about), listId: group, ...this.#unsubscribe(token) } };
  }

  async #toUser(mail: MailRow, userId: string): Promise<PreparedMail> {
    const { db, words, tokens, blocks } = this.#dependencies;
    const user = await db
      .selectFrom('users')
      .leftJoin('notice_choices', 'notice_choices.user_id', 'users.id')
      .select(['users.email', 'users.email_verified', 'users.name', 'users.status', 'users.locale', 'users.time_zone'])
      .select(['notice_choices.choices', 'notice_choices.quiet_from', 'notice_choices.quiet_to'])
      .where('users.id', '=', userId)
      .executeTakeFirst();
    if (user === undefined || !user.email_verified) return { dropped: 'unconfirmed' };
    const isSecurity = mail.group_name === 'security';
    if (user.status === 'suspended' && !isSecurity) return { dropped: 'suspended' };
    if (await blocks.isBlocked(blocks.addressHash(user.email), ['delivery'])) return { dropped: 'undeliverable' };
    const notices = await this.#unread(mail);
    if (notices.length === 0) return { dropped: 'read' };
    const wanted = notices.filter(({ kind }) => waysOf(kind, user.choices).mail !== 'off');
    if (wanted.length === 0) return { dropped: 'not-wanted' };
    const quietUntil = isSecurity ? undefined : this.#endOfQuiet(user);
    if (quietUntil !== undefined) return { quietUntil };
    const current = (await Promise.all(wanted.map(currentNotice))).filter((notice) => notice !== undefined);
    const [first] = current;
    if (first === undefined) return { dropped: 'untrue' };
    const token = isSecurity ? undefined : tokens.write({ kind: 'user', id: userId, group: mail.group_name });
    const reader = { ...user, hasAccount: true };
    const place = this.#place(token);
    // Notices that are gone or no longer wanted do not count.
    const count = mail.notice_count - mail.notice_ids.length + current.length;
    const content = count === 1 ? words.ofOne(first, reader, place) : words.ofMany(current, count, reader, place);
    const about = count === 1 ? aboutOf(first.about) : {};
    return {
      mail: { id: mail.id, to: user.email, toName: user.name, content, ...about, listId: mail.group_name, ...this.#unsubscribe(token) },
    };
  }

  async #unread({ notice_ids: ids }: MailRow): Promise<readonly StoredNotice[]> {
    const { db, index } = this.#dependencies;
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('notices')
      .select(['id', 'kind', 'about', 'params', 'count'])
      .where('id', 'in', ids)
      .where('read_at', 'is', null)
      .orderBy('told_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.flatMap(({ kind: name, ...row }) => {
      const owned = index.find(name);
      return owned === undefined ? [] : [{ ...row, kind: owned.kind }];
    });
  }

  #endOfQuiet({ quiet_from: from, quiet_to: to, time_zone }: QuietUser): Date | undefined {
    return from === null || to === null ? undefined : endOfQuiet({ from, to }, time_zone, this.#dependencies.now());
  }

  #place(token: string | undefined) {
    return { origin: this.#dependencies.siteOrigin(), pages: this.#dependencies.pages(), token };
  }

  #unsubscribe(token: string | undefined): Pick<OutgoingMail, 'unsubscribe'> {
    const { origin, pages } = this.#place(token);
    if (pages === undefined || token === undefined) return {};
    return { unsubscribe: { oneClick: `${origin}${pages.oneClick}?token=${token}` } };
  }
}

interface StoredNotice extends CurrentNotice {
  readonly id: string;
  readonly about: string;
}

interface QuietUser {
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
  readonly time_zone: string | null;
}

async function currentNotice(notice: StoredNotice): Promise<StoredNotice | undefined> {
  const params = await stillTrue(notice.kind, notice.params);
  return params && { ...notice, params };
}

function aboutOf(about: string | null): { readonly about?: string } {
  return about === null ? {} : { about };
}
