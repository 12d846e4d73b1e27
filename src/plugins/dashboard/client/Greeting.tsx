import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Breadcrumb } from '#core/client/ui/Breadcrumb.tsx';
import { shortName } from './short-name.ts';
import type { TodoBoard } from './todo-board.ts';
import * as styles from './Dashboard.module.css';

/** Greets by the time of day, and shows the number of tasks. */
export const Greeting = observer(function Greeting({ board }: { readonly board: TodoBoard }): JSX.Element {
  const t = useT('dashboard');
  const format = useFormat();
  const { me } = useService(SessionStore);
  const now = new Date();
  const count = board.entries.length;
  return (
    <header className={styles.greeting}>
      <PageTitle title={t('nav.own')} />
      <Breadcrumb title={t('nav.own')} trail={[]} />
      <p className="muted">{format.weekday(now.toISOString())}</p>
      <h1 tabIndex={-1} className="display-l">
        {t(`greeting.${dayPart(now)}`, { name: shortName(me?.name ?? '') })}
      </h1>
      {/* The line reserves its space while the sources load. */}
      <p className={`${styles.greetingNeeds} display display-l muted`} role="status">
        {board.hasAllAnswers && !board.hasFailed && (count === 0 ? t('needs.nothing') : t('needs.some', { count }))}
      </p>
    </header>
  );
});

/** The parts of a day, used in greetings. */
type DayPart = 'morning' | 'afternoon' | 'evening';

/** The part of the day in the user's time zone: morning from 5, afternoon from 12, evening from 18. */
export function dayPart(time: Date): DayPart {
  const hour = time.getHours();
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
