import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import type { MasterEntity } from '../../contract/master-entity.ts';
import { PartText } from './PartText.tsx';
import type { Meanwhile } from './use-meanwhile.ts';
import { usePartTexts } from './use-part-texts.ts';
import * as styles from './RowForm.module.css';

interface MeanwhileNoteProps {
  readonly entity: MasterEntity;
  readonly meanwhile: Meanwhile;
}

/** Says that another user changed the row, which values differ, and lets the user choose. Nothing typed is lost before. */
export function MeanwhileNote({ entity, meanwhile: { differences, keepMine, takeLatest } }: MeanwhileNoteProps): JSX.Element | null {
  const t = useT('admin-masters');
  const { labelOf } = usePartTexts(entity);
  if (differences === undefined) return null;
  return (
    <Note
      tone="straw"
      role="alert"
      title={t('form.meanwhile.title')}
      action={
        <div className="row">
          <Button onClick={keepMine}>{t('form.meanwhile.keepMine')}</Button>
          <Button variant="quiet" onClick={takeLatest}>
            {t('form.meanwhile.takeLatest')}
          </Button>
        </div>
      }
    >
      <p>{t('form.meanwhile.help')}</p>
      <dl className={styles.mastersDifferences}>
        {differences.map(({ path, before, after, isTyped }) => (
          <div key={path}>
            <dt>{labelOf(path)}</dt>
            <dd>
              <span className="muted">{t('form.meanwhile.mine')}</span>{' '}
              {isTyped ? <PartText {...{ entity, path }} value={before} /> : t('form.meanwhile.untouched')}
            </dd>
            <dd>
              <span className="muted">{t('form.meanwhile.saved')}</span> <PartText {...{ entity, path }} value={after} />
            </dd>
          </div>
        ))}
      </dl>
    </Note>
  );
}
