import type { MailPace, NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import type { GroupSetting, NoticeChoices, NoticeSettings } from '#core/contract/notices/notice-schemas.ts';
import type { NewSettings } from '../../contract/schemas.ts';

/** A group that the user can choose. */
export type ChosenGroup = Exclude<NoticeGroup, 'security'>;

/** The fields of the form. */
export interface SettingsValues {
  readonly groups: Readonly<Partial<Record<ChosenGroup, { readonly site: boolean; readonly mail: MailPace }>>>;
  readonly isQuiet: boolean;
  readonly quietFrom: string;
  readonly quietTo: string;
}

/** What most people choose, for users who turn the quiet hours on. */
const USUAL = { quietFrom: '22:00', quietTo: '07:00' };

export function valuesOf({ groups, quietFrom, quietTo }: NoticeSettings): SettingsValues {
  return {
    groups: Object.fromEntries(groups.filter(isChosen).map(({ group, site, mail }) => [group, { site, mail }])),
    isQuiet: quietFrom !== null,
    quietFrom: quietFrom ?? USUAL.quietFrom,
    quietTo: quietTo ?? USUAL.quietTo,
  };
}

/** The body with every group. Only {@link changedOnly} is sent. */
export function bodyOf({ groups, isQuiet, quietFrom, quietTo }: SettingsValues): NewSettings {
  return {
    choices: groups,
    quietFrom: isQuiet ? quietFrom : null,
    quietTo: isQuiet ? quietTo : null,
    version: 0,
  };
}

/** Leaves out what the server has. A group without a choice follows each of its kinds, and would lose this by an equal choice. */
export function changedOnly({ choices, ...rest }: NewSettings, { groups, version }: NoticeSettings): NewSettings {
  const changed = groups.filter(isChosen).flatMap(({ group, site, mail }) => {
    const wanted = choices[group];
    const choice = {
      ...(wanted?.site !== undefined && wanted.site !== site && { site: wanted.site }),
      ...(wanted?.mail !== undefined && wanted.mail !== mail && { mail: wanted.mail }),
    };
    return Object.keys(choice).length === 0 ? [] : [[group, choice] as const];
  });
  const only: NoticeChoices = Object.fromEntries(changed);
  return { ...rest, choices: only, version };
}

export function isChosen<Setting extends GroupSetting>(setting: Setting): setting is Setting & { readonly group: ChosenGroup } {
  return setting.group !== 'security';
}
