import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import { SLOT, Slotted } from '#core/client/i18n/Slotted.tsx';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { browserPlace } from '#core/client/session/report-place.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Switch } from '#core/client/ui/Checkbox.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import type { SettingsValues } from './settings-values.ts';
import { zoneInWords } from './zone-in-words.ts';
import * as styles from './settings.module.css';

interface QuietHoursProps {
  readonly form: UseFormReturn<SettingsValues>;
  readonly fields: FormFields<SettingsValues>;
}

/** The hours in which no mail is sent, in the time zone of the user. */
export const QuietHours = observer(function QuietHours({ form, fields }: QuietHoursProps): JSX.Element {
  const t = useT('notifications');
  const titleId = useId();
  const locale = useLocale();
  const zone = useService(SessionStore).me?.timeZone ?? browserPlace(locale).timeZone;
  const isQuiet = form.watch('isQuiet');
  // An incomplete time is not sent. The sentence is there before the form is.
  const needed = (time: string): string | undefined => (time === '' ? t('quiet.needed') : undefined);
  return (
    <section className={styles.settingsPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('quiet.title')}</h2>
      <p className="muted">{t('quiet.text')}</p>
      <Switch label={t('quiet.use')} checked={isQuiet} onChange={(on) => form.setValue('isQuiet', on)} />
      {isQuiet && (
        <div className={styles.settingsHours}>
          <TextInput type="time" label={t('quiet.from')} {...fields.registered('quietFrom')} error={needed(form.watch('quietFrom'))} />
          <TextInput type="time" label={t('quiet.to')} {...fields.registered('quietTo')} error={needed(form.watch('quietTo'))} />
        </div>
      )}
      {isQuiet && (
        <p className="muted small">
          <Slotted sentence={t('quiet.zone', { zone: SLOT })}>
            <bdi>{zoneInWords(zone, locale)}</bdi>
          </Slotted>
        </p>
      )}
    </section>
  );
});
