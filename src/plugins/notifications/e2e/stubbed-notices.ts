import type { NoticeSettings, OutgoingMailRow, ShownNotice } from '#core/contract/notices/notice-schemas.ts';

/** The words of stubs, as the server writes them in each language. Values of users are isolated. */
interface StubWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly group: string;
  readonly about: string;
}

const WORDS: Readonly<Record<'en' | 'ar', StubWords>> = {
  en: {
    title: 'You are invited to an interview',
    text: '\u2068Green Gardens Ltd\u2069 invites you to an interview for \u2068Head Gardener (m/f/d) with a long title\u2069.',
    action: 'See your application',
    group: 'Your applications',
    about: 'Decisions and changes of your applications.',
  },
  ar: {
    title: 'أنت مدعو إلى مقابلة',
    text: 'تدعوك \u2068Green Gardens Ltd\u2069 إلى مقابلة لوظيفة \u2068Head Gardener (m/f/d) with a long title\u2069.',
    action: 'عرض طلبك',
    group: 'طلباتك',
    about: 'القرارات والتغييرات في طلبات التوظيف التي قدّمتها.',
  },
};

const HOUR = 3_600_000;

function wordsIn(language: string): StubWords {
  return WORDS[language.startsWith('ar') ? 'ar' : 'en'];
}

function idOf(number: number): string {
  return `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** Notices of several days: unread and read ones, one with a quotation, one without a page, and one of a removed plugin. */
export function stubbedNotices(language: string): readonly ShownNotice[] {
  const { title, text, action } = wordsIn(language);
  const told = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();
  const notice = (number: number, hours: number, rest: Partial<ShownNotice> = {}): ShownNotice => ({
    ...{ id: idOf(number), group: 'applications', title, text, quote: null, action, opens: '/admin/jobs/applied', isRead: number > 3 },
    toldAt: told(hours),
    ...rest,
  });
  const gone = { group: null, title: null, text: null, action: null, opens: null } as const;
  return [
    notice(1, 0.1),
    notice(2, 0.2, { quote: `مرحبًا، نود التحدث معك.\nWe would like to meet you. ${'w'.repeat(80)}` }),
    notice(3, 0.3, { action: null, opens: null, group: 'security' }),
    notice(4, 24),
    notice(5, 25, gone),
    ...Array.from({ length: 9 }, (_, index) => notice(6 + index, 72 + index * 30)),
  ];
}

/** The settings of a user who has quiet hours and has not confirmed their address. */
export function stubbedSettings(language: string): NoticeSettings {
  const { group: name, about } = wordsIn(language);
  const usual = { name, about, site: true, mail: 'instant', isMailed: true } as const;
  return {
    groups: [
      { ...usual, group: 'applications' },
      { ...usual, group: 'invitations', site: false, mail: 'daily' },
      { ...usual, group: 'files', isMailed: false },
      { ...usual, group: 'security' },
    ],
    quietFrom: '22:00',
    quietTo: '07:00',
    version: 3,
    sendsMail: true,
    isConfirmed: false,
    isStopped: false,
  };
}

/** Mails in each state. */
export function stubbedMails(): readonly OutgoingMailRow[] {
  const at = new Date(Date.now() - HOUR).toISOString();
  const mail = (number: number, rest: Partial<OutgoingMailRow>): OutgoingMailRow => ({
    ...{ id: idOf(number), to: 'a•••@example.org', group: 'applications', state: 'sent', reason: null, attempts: 1 },
    ...{ createdAt: at, dueAt: at, sentAt: at, canRetry: false },
    ...rest,
  });
  return [
    mail(1, { state: 'waiting', sentAt: null, attempts: 3 }),
    mail(2, { state: 'failed', reason: 'recipient', sentAt: null, canRetry: true }),
    mail(3, {
      state: 'failed',
      reason: 'no-connection',
      sentAt: null,
      canRetry: true,
      attempts: 8,
      to: `b•••@${'long.'.repeat(12)}example.org`,
    }),
    mail(4, { state: 'dropped', reason: 'read', sentAt: null, group: 'every' }),
    mail(5, { to: null }),
  ];
}

/** What the link of a mail ends. */
export function stubbedEnd(language: string): object {
  return { group: 'applications', name: wordsIn(language).group };
}
