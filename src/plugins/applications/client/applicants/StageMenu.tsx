import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ActionMenu } from '#core/client/ui/menu/ActionMenu.tsx';
import { APPLICATION_STAGES, type ApplicationStage } from '../../contract/application.ts';

interface StageMenuProps {
  /** The stages in the menu. */
  readonly stages: readonly ApplicationStage[];
  readonly onChoose: (stage: ApplicationStage) => void;
  /** Accessible name of the menu, if it moves several applicants. */
  readonly menuLabel?: string;
  /** Accessible name of the button, if its text does not describe it. */
  readonly label?: string;
  readonly className: string;
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** A button that opens a menu of the possible stages. */
export function StageMenu({ stages, onChoose, menuLabel, ...button }: StageMenuProps): JSX.Element {
  const t = useT('applications');
  const actions = APPLICATION_STAGES.filter((stage) => stages.includes(stage)).map((stage) => ({
    id: stage,
    label: t(`stage.${stage}`),
    onChoose: () => onChoose(stage),
    ...(stage === 'rejected' && { tone: 'rust' as const }),
  }));
  return <ActionMenu actions={actions} menuLabel={menuLabel ?? t('applicants.moveTo')} {...button} />;
}
