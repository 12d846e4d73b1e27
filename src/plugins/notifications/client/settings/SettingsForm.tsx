import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import type { NoticeSettings } from '#core/contract/notices/notice-schemas.ts';
import { GroupRows } from './GroupRows.tsx';
import { QuietHours } from './QuietHours.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import * as styles from './settings.module.css';

interface SettingsFormProps {
  readonly settings: NoticeSettings;
  /** Replaces the choices here with those that another window saved meanwhile. */
  readonly onTakeOther: (theirs: NoticeSettings) => void;
}

/** What is chosen: the groups, and the quiet hours. */
export const SettingsForm = observer(function SettingsForm({ settings, onTakeOther }: SettingsFormProps): JSX.Element {
  const t = useT('notifications');
  const { form, fields, saver, submit, keepMine, loadTheirs } = useSettingsForm(settings);
  const takeOther = async (): Promise<void> => {
    const theirs = await loadTheirs();
    if (theirs !== undefined) onTakeOther(theirs);
  };
  return (
    <form className={styles.settingsForm} noValidate onSubmit={(event) => void submit(event)}>
      {saver.state === 'conflict' && (
        <Conflict
          title={t('conflict.title')}
          help={t('conflict.text')}
          choices={[
            { label: t('conflict.keep'), onChoose: () => void keepMine() },
            { label: t('conflict.takeOther'), onChoose: () => void takeOther(), isQuiet: true },
          ]}
          keepsFocus
        />
      )}
      <GroupRows settings={settings.groups} form={form} />
      <QuietHours form={form} fields={fields} />
    </form>
  );
});
