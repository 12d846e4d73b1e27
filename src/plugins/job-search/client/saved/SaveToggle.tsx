import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { BookmarkIcon, SavedIcon } from './BookmarkIcon.tsx';
import { saveButtonLook } from './save-button-look.ts';
import { SavedMarksStore } from './saved-marks-store.ts';
import { type SavedSubject, useSaving } from './use-saving.ts';

interface SaveToggleProps {
  readonly job: SavedSubject;
  readonly isInRow: boolean;
}

/** Saves a posting of a candidate, or takes it away again. */
export const SaveToggle = observer(function SaveToggle({ job, isInRow }: SaveToggleProps): JSX.Element {
  const t = useT('job-search');
  const marks = useService(SavedMarksStore);
  const { save, remove } = useSaving();
  useEffect(() => void marks.ensure(), [marks]);
  const isSaved = marks.has(job.id);
  const Icon = isSaved ? SavedIcon : BookmarkIcon;
  return (
    <Button
      {...saveButtonLook(isInRow)}
      aria-pressed={isSaved}
      aria-label={isInRow ? t('saved.saveNamed', { title: job.title }) : undefined}
      title={isInRow ? t(isSaved ? 'saved.saved' : 'saved.save') : undefined}
      onClick={() => void (isSaved ? remove(job) : save(job))}
    >
      <Icon />
      {!isInRow && t(isSaved ? 'saved.saved' : 'saved.save')}
    </Button>
  );
});
