import type { Actor } from '#core/contract/actor.ts';
import { type MailPace, NOTICE_GROUP_NAMES, type NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import type { GroupChoice, GroupSetting, NoticeChoices, NoticeSettings } from '#core/contract/notices/notice-schemas.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { MailBlocks } from './mail-blocks.ts';
import type { NoticeIndex } from './notice-index.ts';
import type { NoticeKind } from './notice-kind.ts';
import type { NoticeDatabase } from './notice-tables.ts';
import type { NoticeWords } from './notice-words.ts';

/** What a user chooses. Groups that are left out keep their choice. */
export interface NewNoticeSettings {
  readonly choices: NoticeChoices;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly version: number;
}

interface SettingsDependencies {
  readonly db: NoticeDatabase;
  readonly index: NoticeIndex;
  readonly words: NoticeWords;
  readonly blocks: MailBlocks;
  readonly sendsMail: boolean;
}

/** The choices of users. */
export class NoticeSettingsStore {
  readonly #dependencies: SettingsDependencies;

  constructor(dependencies: SettingsDependencies) {
    this.#dependencies = dependencies;
  }

  async of(actor: Actor, language: string | undefined): Promise<NoticeSettings> {
    const { db, words, blocks, sendsMail } = this.#dependencies;
    const row = await db.selectFrom('notice_choices').selectAll().where('user_id', '=', actor.userId).executeTakeFirst();
    const place = { locale: language ?? actor.locale ?? null, time_zone: null };
    const word = (key: string): string => words.word('core', key, {}, place);
    const groups = NOTICE_GROUP_NAMES.flatMap((group): readonly GroupSetting[] => {
      const kinds = this.#kindsFor(actor, group);
      if (kinds.length === 0) return [];
      const { site = true, mail = usualPace(kinds) } = group === 'security' ? {} : (row?.choices[group] ?? {});
      const isMailed = kinds.some((kind) => kind.mail !== 'never');
      return [{ group, name: word(`groups.${group}.name`), about: word(`groups.${group}.about`), site, mail, isMailed }];
    });
    return {
      groups,
      quietFrom: row?.quiet_from ?? null,
      quietTo: row?.quiet_to ?? null,
      version: row?.version ?? 0,
      sendsMail,
      isConfirmed: actor.emailVerified === true,
      isStopped: await blocks.isBlocked(blocks.addressHash(actor.email), ['delivery']),
    };
  }

  /** The name of a group. */
  groupName(group: NoticeGroup, language: string | undefined): string {
    return this.#dependencies.words.word('core', `groups.${group}.name`, {}, { locale: language ?? null, time_zone: null });
  }

  /** @throws ApiFault `conflict` when the version is not the stored one */
  async save(userId: string, { choices, quietFrom, quietTo, version }: NewNoticeSettings): Promise<void> {
    await inTransaction(this.#dependencies.db, async (db) => {
      const first = { user_id: userId, choices: '{}', quiet_from: null, quiet_to: null, version: 0 };
      await db
        .insertInto('notice_choices')
        .values(first)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await db.selectFrom('notice_choices').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
      if (row.version !== version) throw new ApiFault('conflict');
      await db
        .updateTable('notice_choices')
        .set({
          choices: JSON.stringify({ ...row.choices, ...choices }),
          ...{ quiet_from: quietFrom, quiet_to: quietTo, version: version + 1 },
        })
        .where('user_id', '=', userId)
        .execute();
    });
  }

  /** Sends mail to the user's address again, after it refused mail. */
  async mailAgain(actor: Actor): Promise<void> {
    const { blocks } = this.#dependencies;
    await blocks.remove(blocks.addressHash(actor.email), 'delivery');
  }

  /** Ends the mail of groups, for example by a link of a mail. */
  async endMail(userId: string, groups: readonly NoticeGroup[]): Promise<void> {
    await inTransaction(this.#dependencies.db, async (db) => {
      const row = await db.selectFrom('notice_choices').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
      const ended = groups.map((group): [NoticeGroup, GroupChoice] => [group, { ...row?.choices[group], mail: 'off' }]);
      const choices = JSON.stringify({ ...row?.choices, ...Object.fromEntries(ended) });
      await db
        .insertInto('notice_choices')
        .columns(['user_id', 'choices', 'quiet_from', 'quiet_to', 'version'])
        // The user may be gone.
        .expression((eb) =>
          eb
            .selectFrom('users')
            .select((one) => [
              'id',
              one.val(choices).$castTo<string>().as('choices'),
              one.lit(null).as('from'),
              one.lit(null).as('to'),
              one.lit(1).as('v'),
            ])
            .where('id', '=', userId),
        )
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet((eb) => ({ choices, version: eb('notice_choices.version', '+', 1) })),
        )
        .execute();
    });
  }

  #kindsFor({ role }: Actor, group: NoticeGroup): readonly NoticeKind[] {
    const kinds = this.#dependencies.index.all.map(({ kind }) => kind).filter((kind) => kind.group === group);
    return kinds.filter(({ roles }) => group === 'security' || roles.some((each) => each === role));
  }
}

const QUICKEST: readonly NoticeKind['mail'][] = ['instant', 'daily', 'weekly'];

/** What a group shows while the user has chosen nothing: the quickest mail of its kinds. */
function usualPace(kinds: readonly NoticeKind[]): MailPace {
  const quickest = QUICKEST.find((pace) => kinds.some(({ mail }) => mail === pace));
  return quickest === undefined || quickest === 'never' ? 'off' : quickest;
}
