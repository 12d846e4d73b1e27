import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Dock } from '#core/client/ui/dock/Dock.tsx';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import { ApplicantMovesStore } from './applicant-moves-store.ts';
import { ApplicantsStore } from './applicants-store.ts';
import { StageMenu } from './StageMenu.tsx';
import type { MoveApplicants } from './use-mover.ts';

/** The actions for the selected applicants. */
export const ApplicantDock = observer(function ApplicantDock({ move }: { readonly move: MoveApplicants }): JSX.Element | null {
  const t = useT('applications');
  const store = useService(ApplicantsStore);
  const { selection } = useService(ApplicantMovesStore);
  const selected = selection.ids.flatMap((id) => store.find(id) ?? []);
  if (selected.length === 0) return null;
  const stages = [...new Set(selected.flatMap(({ moves }) => moves))];
  return (
    <Dock chosen={t('applicants.selected', { count: selected.length })} onClear={selection.clear}>
      <StageMenu
        className="btn btn--grow btn--s"
        stages={stages.filter((stage) => stage !== 'rejected')}
        onChoose={(stage) => void move(selected, stage)}
      >
        {t('applicants.moveTo')}
        <DownIcon className="icon--s" />
      </StageMenu>
      {stages.includes('rejected') && (
        <Button size="s" variant="quiet" onClick={() => void move(selected, 'rejected')}>
          {t('stage.rejected')}
        </Button>
      )}
    </Dock>
  );
});
