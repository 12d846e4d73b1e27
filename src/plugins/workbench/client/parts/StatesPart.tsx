import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';

const TONES = ['leaf', 'sky', 'straw', 'rust'] as const;
const SHAPES = ['lines', 'rows', 'cards'] as const;

/** Notes, errors, empty and loading states, and buttons in all variants. */
export function StatesPart(): JSX.Element {
  const t = useT('workbench');
  return (
    <div className="stack" data-sample>
      <div className="row">
        <Button variant="grow">{t('dialog.say')}</Button>
        <Button variant="ink">{t('dialog.say')}</Button>
        <Button>{t('dialog.say')}</Button>
        <Button variant="quiet">{t('dialog.say')}</Button>
        <Button variant="rust">{t('dialog.delete')}</Button>
        <Button busy>{t('dialog.say')}</Button>
        <Button disabled>{t('dialog.say')}</Button>
      </div>
      {TONES.map((tone) => (
        <Note key={tone} tone={tone} title={t('state.note')}>
          {t('state.noteText')}
        </Note>
      ))}
      <ErrorNote title={t('state.failed')} onRetry={() => undefined} />
      <EmptyState title={t('sample.empty')}>{t('sample.emptyWhy')}</EmptyState>
      {SHAPES.map((shape) => (
        <Panel key={shape} title={t('state.loading')}>
          <Skeleton of={shape} count={3} />
        </Panel>
      ))}
    </div>
  );
}
