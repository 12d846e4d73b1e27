import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import type { MyIssuer } from '../../../contract/issuer-schemas.ts';
import type { Achievement } from '../../../contract/schemas.ts';
import { deskAddress } from '../desk-address.ts';
import { PassportFailure } from '../parts/PassportDialog.tsx';
import { AchievementConflict } from './AchievementConflict.tsx';
import { AchievementFields } from './AchievementFields.tsx';
import { AchievementPreview } from './AchievementPreview.tsx';
import { useAchievementForm } from './use-achievement-form.ts';
import * as styles from '../issuer.module.css';

interface AchievementFormProps {
  readonly issuer: MyIssuer;
  /** The achievement that is changed; `undefined` for a new one. */
  readonly opened: Achievement | undefined;
}

/** The texts of an achievement, with the card of candidates beside them. */
export function AchievementForm({ issuer, opened }: AchievementFormProps): JSX.Element {
  const t = useT('skill-passports');
  const state = useAchievementForm(issuer, opened);
  const { form, submit, busy, failure, saved, theirs, isDirty, settle, discard } = state;
  const isOffered = saved?.state === 'active';
  if (saved?.state === 'retired') return <Note tone="sky" title={t('achievement.form.retired')} />;
  return (
    <div className={styles.achievementForm}>
      <form className="form" noValidate onSubmit={submit}>
        {theirs !== undefined && <AchievementConflict mine={form.getValues()} theirs={theirs} onSettle={settle} />}
        {isOffered && <Note tone="sky" title={t('achievement.form.newVersion')} />}
        <AchievementFields form={form} fields={state.fields} asksState={!isOffered} />
        {theirs === undefined && <PassportFailure failure={failure} />}
        <div className="row">
          <Button type="submit" variant="grow" busy={busy}>
            {t('achievement.form.save')}
          </Button>
          <ButtonLink variant="quiet" to={deskAddress(issuer.companyId, 'achievements')}>
            {t('issuer.cancel')}
          </ButtonLink>
          {isDirty && (
            <Button variant="quiet" onClick={discard}>
              {t('achievement.form.discard')}
            </Button>
          )}
        </div>
      </form>
      <AchievementPreview achievementId={saved?.id ?? issuer.id} issuer={issuer.name} form={form} />
    </div>
  );
}
