import { NOTICE_GROUP_NAMES } from '#core/contract/notices/notice-groups.ts';
import { directionOf } from '#core/contract/writing-direction.ts';
import type { MailContent } from '#core/server/mail/mail-content.ts';
import { htmlOf } from '#core/server/mail/mail-html.ts';
import { NoticeMail } from '#core/server/notices/notice-mail.ts';
import { everyNotice, noticeWords, sampleParams } from '../support/notice-samples.ts';
import { accessibilityFindings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const mails = new NoticeMail(noticeWords);
const kinds = everyNotice().map((kind) => ({ kind, params: sampleParams(kind), count: 3 }));
const PLACE = {
  origin: 'https://jobs.example.org',
  pages: { list: '/list', settings: '/settings', unsubscribe: '/unsubscribe', oneClick: '/one-click' },
  token: 'token',
};
const NARROW = { width: 320, colorScheme: 'light' } as const;
const OTHER_LOOKS = [
  { width: 320, colorScheme: 'dark' },
  { width: 640, colorScheme: 'light' },
  { width: 640, colorScheme: 'dark' },
] as const;

interface SampleMail {
  readonly name: string;
  readonly content: MailContent;
  /** Whether it has parts that the mails before it do not have. */
  readonly isNew: boolean;
}

/** A mail of each kind, a mail of a day for each group and for all of them, and mails with other notes at their end. */
function mailsIn(language: string): readonly SampleMail[] {
  const reader = { locale: language, time_zone: 'Europe/Berlin', hasAccount: true };
  const seen = new Set<string>();
  const mail = (name: string, content: MailContent): SampleMail => {
    const parts = [...content.parts.map(({ kind }) => kind), content.footer.length].join();
    const isNew = !seen.has(parts);
    seen.add(parts);
    return { name, content, isNew };
  };
  const groups = NOTICE_GROUP_NAMES.map((group) => [group, kinds.filter(({ kind }) => kind.group === group)] as const);
  return [
    ...kinds.map((notice) => mail(notice.kind.kind, mails.ofOne(notice, reader, PLACE))),
    ...groups.map(([group, ofGroup]) => mail(`a day of ${group}`, mails.ofMany(ofGroup, ofGroup.length + 50, reader, PLACE))),
    mail('a day of everything', mails.ofMany(kinds, kinds.length, reader, PLACE)),
    ...kinds
      .slice(0, 1)
      .flatMap((notice) => [
        mail('to an address without an account', mails.ofOne(notice, { ...reader, hasAccount: false }, PLACE)),
        mail('about security', mails.ofOne(notice, reader, { ...PLACE, token: undefined })),
      ]),
  ];
}

for (const language of ['en', 'ar']) {
  test(`every mail in ${language} is accessible and fits a narrow window, and every form of it also wide and dark`, async ({ page }) => {
    const faults: object[] = [];
    for (const { name, content, isNew } of mailsIn(language)) {
      await page.setContent(htmlOf(content, 'Example Jobs'));
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      for (const { width, colorScheme } of isNew ? [NARROW, ...OTHER_LOOKS] : [NARROW]) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const findings = await accessibilityFindings(page);
        const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (findings.length > 0 || tooWide > 0) faults.push({ name, width, colorScheme, findings, tooWide });
      }
    }
    expect(faults).toEqual([]);
  });
}
