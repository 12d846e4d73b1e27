import type { NoticeSettings } from '#core/contract/notices/notice-schemas.ts';

/** The settings of a candidate who has chosen nothing, on a site that sends mail. */
export function someSettings(rest: Partial<NoticeSettings> = {}): NoticeSettings {
  return {
    groups: [
      { group: 'applications', name: 'Your applications', about: 'Decisions.', site: true, mail: 'instant', isMailed: true },
      { group: 'invitations', name: 'Invitations', about: 'To apply.', site: true, mail: 'daily', isMailed: true },
      { group: 'files', name: 'Imports and files', about: 'Imports that ended.', site: true, mail: 'off', isMailed: false },
      {
        group: 'security',
        name: 'Security of your account',
        about: 'It protects your account.',
        site: true,
        mail: 'instant',
        isMailed: true,
      },
    ],
    quietFrom: null,
    quietTo: null,
    version: 0,
    sendsMail: true,
    isConfirmed: true,
    isStopped: false,
    ...rest,
  };
}
