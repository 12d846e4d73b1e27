import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Chip, NewMark, Tag } from '#core/client/ui/chip/Chip.tsx';
import { Progress, type ProgressStates } from '#core/client/ui/progress/Progress.tsx';
import { Rail, type RailStep } from '#core/client/ui/rail/Rail.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { Timeline } from '#core/client/ui/timeline/Timeline.tsx';
import { hardRows, sampleRows } from '../sample-rows.ts';

const STATES: ProgressStates = ['leaf', 'leaf', 'leaf', 'bud', 'leaf', 'leaf', 'crossed'];
const SIZES = ['s', 'm', 'l', 'xl'] as const;
const TONES = ['live', 'wait', 'off'] as const;

/** The progress of seven parts, rails, marks and a history. */
export function MarksPart(): JSX.Element {
  const t = useT('workbench');
  const [chips, setChips] = useState(() => hardRows());
  const steps: readonly RailStep[] = [
    { id: 'begin', label: t('sign.begin'), state: 'leaf' },
    { id: 'middle', label: t('sign.middle'), state: 'bud', current: true },
    { id: 'end', label: t('sign.end'), state: 'frame' },
  ];
  const events = sampleRows(3).map(({ id, changed }) => ({ id, at: changed, what: t('sign.happened'), note: t('field.help') }));
  return (
    <div className="stack">
      <div className="row">
        {SIZES.map((size) => (
          <Progress key={size} size={size} states={STATES} label={t('sign.progress')} />
        ))}
      </div>
      <Rail label={t('sign.rail')} steps={steps} />
      <Rail label={t('sign.rail')} steps={steps} vertical />
      <div className="row">
        {TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {t(`sample.${tone}`)}
          </StatusBadge>
        ))}
        <Tag>{t('sign.tag')}</Tag>
        <Tag has>{t('sign.has')}</Tag>
        <NewMark>{t('sign.new')}</NewMark>
      </div>
      <div className="row">
        {chips.map(({ id, name }) => (
          <Chip key={id} label={name} onRemove={() => setChips(chips.filter((chip) => chip.id !== id))} />
        ))}
      </div>
      <Timeline label={t('sign.history')} events={events} />
    </div>
  );
}
