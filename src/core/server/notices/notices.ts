import type { Contribution } from '#core/contract/extension-point.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { JobAdder, Schedule, Work } from '../queue/work.ts';
import type { Keys } from '../secrets/secrets.ts';
import { addressHash } from './address-hash.ts';
import { AddressMails } from './address-mails.ts';
import { Digests } from './digests.ts';
import { forgetNotices } from './forget-notices.ts';
import { MailBlocks } from './mail-blocks.ts';
import { MailPreparation } from './mail-preparation.ts';
import { MailSubscriptions } from './mail-subscriptions.ts';
import { mailTokens } from './mail-token.ts';
import { DatabaseNoticeBox, type NoticeBox } from './notice-box.ts';
import type { NoticeIndex } from './notice-index.ts';
import type { RaiseNotice } from './notice-kind.ts';
import { NoticeMail } from './notice-mail.ts';
import type { NoticePages } from './notice-pages.ts';
import { NoticeSettingsStore } from './notice-settings.ts';
import type { NoticeTables } from './notice-tables.ts';
import { NoticeWords, type WordFolders } from './notice-words.ts';
import { OutgoingMails } from './outgoing-mails.ts';
import { raiseNotice } from './raise-notice.ts';
import { SendMail } from './send-mail.ts';
import { TellNotices } from './tell-notices.ts';
import { UserMails } from './user-mails.ts';

/** Notices for plugins. Ordinary plugins only raise them; the other parts are for the plugin that shows them. */
export interface Notices {
  readonly raise: RaiseNotice;
  /** Whether this site sends mail. */
  readonly sendsMail: boolean;
  readonly box: NoticeBox;
  readonly settings: NoticeSettingsStore;
  readonly subscriptions: MailSubscriptions;
  readonly outgoing: OutgoingMails;
}

/** The background work of notices. */
export interface NoticeWorks {
  readonly works: readonly Work[];
  readonly schedules: readonly Schedule[];
}

interface NoticesDependencies {
  readonly db: Database;
  readonly index: NoticeIndex;
  /** The folders of the words. Filled until the first notice is worded. */
  readonly folders: WordFolders;
  readonly queue: JobAdder;
  readonly mailer: Mailer;
  /** The keys of the core. */
  readonly keys: Keys;
  readonly now: () => Date;
  readonly siteOrigin: () => string;
  /** The contributions at `core.notice-pages`. Called while serving. */
  readonly pages: () => readonly Contribution<NoticePages>[];
}

/** Puts the parts of notices together. Reads and writes nothing yet. */
export function createNotices(dependencies: NoticesDependencies): Notices & NoticeWorks & { readonly words: NoticeWords } {
  const { index, queue, now, mailer, keys, siteOrigin } = dependencies;
  const db = dependencies.db.$extendTables<NoticeTables>();
  const words = new NoticeWords(dependencies.folders);
  const hashOf = addressHash(keys.keyFor('mail-addresses'));
  const tokens = mailTokens(keys.keyFor('mail-tokens'));
  const blocks = new MailBlocks({ db, now, hashOf });
  const pages = (): NoticePages | undefined => dependencies.pages()[0]?.value;
  const preparation = new MailPreparation({ db, index, now, words: new NoticeMail(words), tokens, blocks, siteOrigin, pages });
  const send = new SendMail({ db, queue, now, mailer, preparation, blocks });
  const sendsMail = mailer.delivers !== 'nothing';
  const userMails = new UserMails({ queue, now, send });
  const tell = new TellNotices({ db, index, now, sendsMail, mails: userMails });
  const digests = new Digests({ db, index, queue, now, mails: userMails });
  const addressMails = new AddressMails({ queue, now, sendsMail, hashOf, send });
  const settings = new NoticeSettingsStore({ db, index, words, blocks, sendsMail });
  const cursorKey = keys.keyFor('notice-cursors');
  const forget: Schedule = { name: 'core.forget-notices', cron: '10 4 * * *', run: () => forgetNotices(db, now()) };
  return {
    words,
    sendsMail,
    raise: raiseNotice({ index, queue, now, tell, mails: addressMails }),
    box: new DatabaseNoticeBox({ db, index, words, now, cursorKey }),
    settings,
    subscriptions: new MailSubscriptions({ tokens, settings, blocks }),
    outgoing: new OutgoingMails({ db, cursorKey, send }),
    works: [tell.work, send.work, digests.work],
    schedules: [digests.schedule, forget],
  };
}
