import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { useDuties } from './use-duties.ts';
import * as styles from '../users.module.css';

interface DutyFieldsProps {
  /** The duties that plugins declare. */
  readonly declared: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

/** The duties of a group. A duty of a removed plugin gives no right; the group keeps it until it is cleared. */
export function DutyFields({ declared, chosen, onChange }: DutyFieldsProps): JSX.Element {
  const t = useT('users');
  const wordsOf = useDuties();
  if (wordsOf === undefined) return <Skeleton />;
  const removed = chosen.filter((duty) => !declared.includes(duty));
  const set = (duty: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, duty].sort() : chosen.filter((other) => other !== duty));
  return (
    <fieldset className={styles.usersDuties}>
      <legend>{t('group.duties')}</legend>
      {wordsOf(declared).map(({ duty, title, text }) => (
        <Checkbox
          key={duty}
          label={title}
          help={text}
          checked={chosen.includes(duty)}
          onChange={({ target }) => set(duty, target.checked)}
        />
      ))}
      {removed.map((duty) => (
        <Checkbox
          key={duty}
          label={
            <bdi className="muted" dir="ltr">
              {duty}
            </bdi>
          }
          help={t('group.removedDuty')}
          checked
          onChange={() => set(duty, false)}
        />
      ))}
    </fieldset>
  );
}
