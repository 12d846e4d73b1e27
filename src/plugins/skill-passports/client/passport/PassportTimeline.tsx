import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import type { PartState } from '#core/client/ui/progress/ProgressPart.tsx';
import { Timeline } from '#core/client/ui/timeline/Timeline.tsx';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import { credentialAddress } from './detail-address.ts';
import { type PassportEvent, passportEvents } from './passport-events.ts';
import { useFirst } from './use-first.tsx';
import * as styles from './passport.module.css';

/** Events that are shown at first. */
const MOST = 8;

const SIGNS: Readonly<Record<PassportEvent['what'], PartState>> = {
  request: 'frame',
  offer: 'bud',
  refuse: 'seed',
  accept: 'leaf',
  decline: 'seed',
  lapse: 'seed',
  suspend: 'crossed',
  resume: 'leaf',
  revoke: 'crossed',
  supersede: 'leaf',
  expire: 'seed',
};

/** What happened in the passport, the last first. */
export function PassportTimeline({ credentials }: { readonly credentials: readonly OwnCredential[] }): JSX.Element {
  const t = useT('skill-passports');
  const titleId = useId();
  const { shown, showAll } = useFirst(passportEvents(credentials, new Date()), MOST);
  const title = t('passport.timeline');
  return (
    <section className={styles.passportPart} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Timeline
        label={title}
        events={shown.map(({ credential: { id, achievement }, what, at }) => ({
          id: `${id} ${what}`,
          at,
          what: (
            <Link to={credentialAddress(id)}>
              <bdi>{achievement.name}</bdi>
            </Link>
          ),
          note: what === 'expire' ? t('state.expired') : t(`action.${what}`),
          state: SIGNS[what],
        }))}
      />
      {showAll}
    </section>
  );
}
