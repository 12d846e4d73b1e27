import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LACKS_NOTHING } from '../../contract/managing.ts';
import { useLacksLabel } from '../form/use-lacks-label.ts';
import { ManagedCountsStore } from '../moves/managed-counts-store.ts';

interface LacksFilterProps {
  /** The chosen value; empty for all drafts. */
  readonly lacks: string;
  readonly onChoose: (lacks: string) => void;
}

/** Chooses drafts by what they lack. The numbers are those of all drafts. */
export const LacksFilter = observer(function LacksFilter({ lacks, onChoose }: LacksFilterProps): JSX.Element | null {
  const t = useT('jobs');
  const labelOf = useLacksLabel();
  const { lacking } = useService(ManagedCountsStore);
  const counted = lacking.some(({ field }) => field === lacks) || lacks === '' ? lacking : [{ field: lacks, count: 0 }, ...lacking];
  const ready = counted.filter(({ field }) => field === LACKS_NOTHING);
  const fields = counted.filter(({ field }) => field !== LACKS_NOTHING);
  if (counted.length === 0) return null;
  return (
    <select
      className="input input--s input--select"
      aria-label={t('lacks.title')}
      value={lacks}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t('lacks.all')}</option>
      {[...ready, ...fields].map(({ field, count }) => (
        <option key={field} value={field}>
          {t('lacks.option', { field: labelOf(field), count })}
        </option>
      ))}
    </select>
  );
});
