import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
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
    <Conflict
      title={t('form.meanwhile.title')}
      choices={[
        { label: t('form.meanwhile.keepMine'), onChoose: keepMine },
        { label: t('form.meanwhile.takeLatest'), onChoose: takeLatest, isQuiet: true },
      ]}
      help={
        <>
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
        </>
      }
    />
  );
}
