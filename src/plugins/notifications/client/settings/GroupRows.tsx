import { type JSX, type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '#core/client/i18n/use-t.ts';
import { Switch } from '#core/client/ui/Checkbox.tsx';
import { MAIL_PACES, type MailPace } from '#core/contract/notices/notice-groups.ts';
import type { GroupSetting } from '#core/contract/notices/notice-schemas.ts';
import { isChosen, type SettingsValues } from './settings-values.ts';
import * as styles from './settings.module.css';

interface GroupRowsProps {
  readonly settings: readonly GroupSetting[];
  readonly form: UseFormReturn<SettingsValues>;
}

/** A row for each group: a table where there is room, otherwise a list. */
export function GroupRows({ settings, form }: GroupRowsProps): JSX.Element {
  const t = useT('notifications');
  const titleId = useId();
  return (
    <section className={styles.settingsPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('choices.title')}</h2>
      <div className={styles.settingsHead} aria-hidden="true">
        <span>{t('choices.what')}</span>
        <span>{t('choices.site')}</span>
        <span>{t('choices.mail')}</span>
      </div>
      <ul>
        {settings.map((setting) => (
          <GroupRow key={setting.group} setting={setting} form={form} />
        ))}
      </ul>
    </section>
  );
}

function GroupRow({ setting, form }: { readonly setting: GroupSetting; readonly form: UseFormReturn<SettingsValues> }): JSX.Element {
  const nameId = useId();
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid in every browser */}
      <div role="group" aria-labelledby={nameId} className={styles.settingsGroup} data-group={setting.group}>
        <div className={styles.settingsWords}>
          <h3 id={nameId}>{setting.name}</h3>
          <p className="muted">{setting.about}</p>
        </div>
        {isChosen(setting) ? <Choices setting={setting} form={form} /> : <AlwaysOn />}
      </div>
    </li>
  );
}

interface ChoicesProps {
  readonly setting: GroupSetting & { readonly group: keyof SettingsValues['groups'] };
  readonly form: UseFormReturn<SettingsValues>;
}

function Choices({ setting: { group, isMailed, ...usual }, form }: ChoicesProps): JSX.Element {
  const t = useT('notifications');
  const { site, mail } = form.watch(`groups.${group}`) ?? usual;
  const choose = (choice: { readonly site: boolean; readonly mail: MailPace }): void => form.setValue(`groups.${group}`, choice);
  return (
    <>
      <div className={styles.settingsChoice}>
        <Switch
          label={<span className={styles.settingsLabel}>{t('choices.site')}</span>}
          checked={site}
          onChange={(on) => choose({ site: on, mail })}
        />
      </div>
      {isMailed ? (
        <label className={styles.settingsChoice}>
          <span className={styles.settingsLabel}>{t('choices.mail')}</span>
          <select
            className="input input--select"
            value={mail}
            onChange={({ target }) => choose({ site, mail: MAIL_PACES.find((pace) => pace === target.value) ?? mail })}
          >
            {MAIL_PACES.map((pace) => (
              <option key={pace} value={pace}>
                {t(`pace.${pace}`)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <Fixed label={t('choices.mail')}>{t('choices.never')}</Fixed>
      )}
    </>
  );
}

/** Security, which cannot be chosen. The words of its group say why. */
function AlwaysOn(): JSX.Element {
  const t = useT('notifications');
  return (
    <>
      <Fixed label={t('choices.site')}>{t('choices.always')}</Fixed>
      <Fixed label={t('choices.mail')}>{t('pace.instant')}</Fixed>
    </>
  );
}

function Fixed({ label, children }: { readonly label: string; readonly children: ReactNode }): JSX.Element {
  return (
    <p className={`${styles.settingsChoice} muted`}>
      <span className={styles.settingsLabel}>{label}</span> <span>{children}</span>
    </p>
  );
}
