import { useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { type AutosavedFormState, useAutosavedForm } from '#core/client/forms/use-autosaved-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import type { NoticeSettings } from '#core/contract/notices/notice-schemas.ts';
import { getNoticeSettings, putNoticeSettings } from '../../contract/endpoints.ts';
import { type NewSettings, newSettingsSchema } from '../../contract/schemas.ts';
import { bodyOf, changedOnly, type SettingsValues, valuesOf } from './settings-values.ts';

interface SettingsFormState extends AutosavedFormState<SettingsValues, NewSettings> {
  /** Saves over what another window has saved meanwhile. */
  readonly keepMine: () => Promise<void>;
  /** What another window has saved meanwhile; `undefined` when it did not load. */
  readonly loadTheirs: () => Promise<NoticeSettings | undefined>;
}

/** The form of the settings. It saves itself. */
export function useSettingsForm(settings: NoticeSettings): SettingsFormState {
  const api = useService(ApiClient);
  const language = useLocale();
  // The settings that the server has, as far as this window knows.
  const stored = useRef(settings);
  const state = useAutosavedForm<SettingsValues, NewSettings>({
    schema: newSettingsSchema,
    defaults: valuesOf(settings),
    toBody: bodyOf,
    neededText: () => 'notifications:quiet.needed',
    send: async (body) => {
      stored.current = await api.call(putNoticeSettings, { query: { language }, body: changedOnly(body, stored.current) });
    },
  });
  const loadTheirs = async (): Promise<NoticeSettings | undefined> => {
    try {
      return await api.call(getNoticeSettings, { query: { language } });
    } catch {
      // A snackbar has shown the failure. The choice is still there.
      return undefined;
    }
  };
  return {
    ...state,
    loadTheirs,
    keepMine: async () => {
      const theirs = await loadTheirs();
      if (theirs === undefined) return;
      stored.current = theirs;
      await state.saver.retry();
    },
  };
}
