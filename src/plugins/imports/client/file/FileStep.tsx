import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useDesk } from '../desk.ts';
import { StepSection } from '../StepSection.tsx';
import { WorkProgress } from '../WorkProgress.tsx';
import { FileChoice } from './FileChoice.tsx';
import { Templates } from './Templates.tsx';

/** The first step: choosing a spreadsheet, which the server then reads. */
export const FileStep = observer(function FileStep(): JSX.Element {
  const t = useT('imports');
  const { run } = useDesk().store;
  const isRead = run?.state === 'reading';
  return (
    <StepSection title={t('file.title')} phase={isRead ? 'reading' : 'choice'}>
      {isRead ? (
        <>
          <p>
            <bdi className="strong">{run.fileName}</bdi>
          </p>
          <WorkProgress run={run} />
        </>
      ) : (
        <>
          <FileChoice />
          <Templates />
        </>
      )}
    </StepSection>
  );
});
