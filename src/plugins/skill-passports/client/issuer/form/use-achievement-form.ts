import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { draftBases, keepDraftBases } from '#core/client/forms/draft.ts';
import { type ContractFormState, useContractForm, useDraftKey } from '#core/client/forms/use-contract-form.ts';
import { useUnsavedWarning } from '#core/client/forms/use-unsaved-warning.ts';
import { useValueOf } from '#core/client/forms/use-value-of.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { createAchievement, updateAchievement } from '../../../contract/issuer-endpoints.ts';
import type { MyIssuer } from '../../../contract/issuer-schemas.ts';
import { type Achievement, type AchievementInput, achievementInputSchema } from '../../../contract/schemas.ts';
import { deskAddress } from '../desk-address.ts';
import { type AchievementValues, differingFields, fieldOf, inputOf, valuesOf } from './achievement-values.ts';
import { findAchievement } from './find-achievement.ts';

interface AchievementFormState extends ContractFormState<AchievementValues> {
  /** As it was read or saved last; `undefined` for a new one. */
  readonly saved: Achievement | undefined;
  readonly isDirty: boolean;
  /** The version of another member, which was saved while this one was typed. */
  readonly theirs: Achievement | undefined;
  /** Continues with these values upon the version of the other member. */
  readonly settle: (values: AchievementValues) => void;
  /** Returns to what is saved. */
  readonly discard: () => void;
}

/** The form of an achievement. This tab keeps what is typed. */
export function useAchievementForm(issuer: MyIssuer, opened: Achievement | undefined): AchievementFormState {
  const t = useT('skill-passports');
  const locale = useLocale();
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const go = useGo();
  const [saved, setSaved] = useState(opened);
  const [theirs, setTheirs] = useState<Achievement>();
  const draft = `achievement-${opened?.id ?? `new-${issuer.id}`}`;
  const loadTheirs = async (id: string): Promise<void> => setTheirs((await findAchievement(api, [issuer], id)).achievement);

  const write = async (input: AchievementInput, isActive: boolean): Promise<void> => {
    const existing = saved ?? (await api.call(createAchievement, { params: { id: issuer.id }, body: input }));
    // A second attempt changes the draft that the first one made.
    setSaved(existing);
    if (existing !== saved && !isActive) return;
    const { id, version } = existing;
    await api.call(updateAchievement, { params: { id }, body: { input, isActive, version } });
  };
  const state: ContractFormState<AchievementValues> = useContractForm<AchievementValues, AchievementInput>({
    schema: achievementInputSchema,
    defaults: valuesOf(opened),
    toBody: (values) => inputOf(values, locale),
    fieldOf,
    draft,
    send: async (input) => {
      try {
        await write(input, state.form.getValues('isActive'));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict' && saved !== undefined) await loadTheirs(saved.id);
        throw error;
      }
      state.forgetDraft();
      snackbar.raise(t('achievement.form.saved'));
      go(deskAddress(issuer.companyId, 'achievements'));
    },
  });
  const { form, forgetDraft } = state;
  const isDirty = useValueOf(form, (values) => differingFields(valuesOf(saved), values).length > 0);
  useUnsavedWarning(isDirty && !form.formState.isSubmitSuccessful);
  useKeptVersion(draft, saved, isDirty, loadTheirs);
  return {
    ...state,
    saved,
    isDirty,
    theirs,
    settle: (values) => {
      setSaved(theirs);
      setTheirs(undefined);
      form.reset(values);
    },
    discard: () => {
      form.reset(valuesOf(saved));
      forgetDraft();
    },
  };
}

/** Input that this tab kept of an earlier version is shown beside the present one. */
function useKeptVersion(draft: string, saved: Achievement | undefined, isDirty: boolean, loadTheirs: (id: string) => Promise<void>): void {
  const key = useDraftKey(draft);
  const version = String(saved?.version ?? '');
  const [isOlder] = useState(() => saved !== undefined && draftBases(key)?.includes(version) === false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useEffect(() => {
    if (isOlder && saved !== undefined) void loadTheirs(saved.id).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (isDirty && key !== undefined && saved !== undefined && !isOlder) keepDraftBases(key, [version]);
  }, [isDirty, key, version, saved, isOlder]);
}
