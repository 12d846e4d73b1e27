import type { NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import { NOTICE_GROUP_NAMES } from '#core/contract/notices/notice-groups.ts';
import type { MailContent, MailPart } from '../mail/mail-content.ts';
import type { NoticeKind } from './notice-kind.ts';
import type { NoticePages } from './notice-pages.ts';
import type { ReaderPlace } from './notice-times.ts';
import type { NoticeWords } from './notice-words.ts';

/** A notice as it is true now. */
export interface CurrentNotice {
  readonly kind: NoticeKind;
  readonly params: object;
  readonly count: number;
}

/** The reader of a mail. */
export interface MailReader extends ReaderPlace {
  readonly hasAccount: boolean;
}

/** The place of a mail: the site and the links that end such mail. */
export interface MailPlace {
  readonly origin: string;
  readonly pages: NoticePages | undefined;
  /** Absent for mail about security, which cannot be ended. */
  readonly token: string | undefined;
}

/** Words mails of notices. */
export class NoticeMail {
  readonly #words: NoticeWords;

  constructor(words: NoticeWords) {
    this.#words = words;
  }

  /** A mail that tells one notice. */
  ofOne({ kind, params, count }: CurrentNotice, reader: MailReader, place: MailPlace): MailContent {
    const { title, text, action, subject } = this.#words.of(kind, params, { ...reader, count });
    const quote = kind.quote?.(params);
    const path = kind.opens?.(params);
    return {
      language: this.#words.languageOf(reader.locale),
      subject,
      preview: text,
      parts: [
        { kind: 'heading', text: title },
        { kind: 'paragraph', text },
        ...(quote ? [{ kind: 'quote', text: quote } as const] : []),
        ...(path !== undefined && action !== undefined ? [{ kind: 'button', text: action, href: place.origin + path } as const] : []),
      ],
      footer: this.#footer(reader, place),
    };
  }

  /** A mail that lists notices by group. `count` is their number, of which only the newest are listed. */
  ofMany(notices: readonly CurrentNotice[], count: number, reader: MailReader, place: MailPlace): MailContent {
    const subject = this.#core('mail.several', { count }, reader);
    const byGroup = Map.groupBy(notices, ({ kind }) => kind.group);
    const more = count - notices.length;
    return {
      language: this.#words.languageOf(reader.locale),
      subject,
      parts: [
        { kind: 'heading', text: subject },
        ...NOTICE_GROUP_NAMES.flatMap((group) => this.#section(group, byGroup.get(group) ?? [], reader, place)),
        ...(more > 0 ? [{ kind: 'paragraph', text: this.#core('mail.more', { count: more }, reader) } as const] : []),
        ...(place.pages === undefined
          ? []
          : [{ kind: 'button', text: this.#core('mail.all', {}, reader), href: place.origin + place.pages.list } as const]),
      ],
      footer: this.#footer(reader, place),
    };
  }

  #section(group: NoticeGroup, notices: readonly CurrentNotice[], reader: MailReader, { origin }: MailPlace): readonly MailPart[] {
    if (notices.length === 0) return [];
    const entries = notices.map(({ kind, params, count }) => {
      const path = kind.opens?.(params);
      return { text: this.#words.of(kind, params, { ...reader, count }).text, ...(path !== undefined && { href: origin + path }) };
    });
    return [
      { kind: 'paragraph', text: this.groupName(group, reader) },
      { kind: 'list', entries },
    ];
  }

  /** The name of a group for a reader. */
  groupName(group: NoticeGroup, reader: ReaderPlace): string {
    return this.#core(`groups.${group}.name`, {}, reader);
  }

  #footer(reader: MailReader, { origin, pages, token }: MailPlace): MailContent['footer'] {
    const site = new URL(origin).host;
    const why = this.#core(reader.hasAccount ? 'mail.because-account' : 'mail.because-address', { site }, reader);
    if (token === undefined) return [{ text: why }, { text: this.#core('mail.security', {}, reader) }];
    if (pages === undefined) return [{ text: why }];
    return [
      { text: why },
      ...(reader.hasAccount ? [{ text: this.#core('mail.change', {}, reader), href: origin + pages.settings }] : []),
      { text: this.#core('mail.end', {}, reader), href: `${origin}${pages.unsubscribe}#${token}` },
    ];
  }

  #core(key: string, values: object, place: ReaderPlace): string {
    return this.#words.word('core', key, values, place);
  }
}
