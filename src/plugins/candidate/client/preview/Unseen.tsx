import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { nextStep } from '../../contract/next-step.ts';
import type { FindingObstacle } from '../../contract/preview.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { FOUND_FROM_PERCENT } from '../../contract/visibility.ts';
import { ProfileStore } from '../profile-store.ts';
import * as styles from './OwnPreview.module.css';

/** Why companies see nothing of the profile, with a link to what changes it. */
export const Unseen = observer(function Unseen({ obstacles }: { readonly obstacles: readonly FindingObstacle[] }): JSX.Element {
  const t = useT('candidate');
  const format = useFormat();
  const addressOf = useAddressOf();
  return (
    <div className="stack">
      <h2>{t('preview.nothing')}</h2>
      <ul className={`list ${styles.ownPreviewObstacles}`}>
        {obstacles.map((obstacle) => (
          <li key={obstacle}>
            <p>{t(`preview.obstacle.${obstacle}`, { share: format.percent(FOUND_FROM_PERCENT / 100) })}</p>
            <Link className="link" to={addressOf(obstacle)}>
              {t(`preview.remedy.${obstacle}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** Where the candidate removes an obstacle. */
function useAddressOf(): (obstacle: FindingObstacle) => string {
  const store = useService(ProfileStore);
  useEffect(() => void store.ensure(), [store]);
  const sections = store.mine.value?.sections;
  const next = sections && nextStep(sections);
  const addresses: Readonly<Record<FindingObstacle, string>> = {
    visibility: href(candidateRoutes.review),
    'search-closed': href(candidateRoutes.preferences),
    // Until the profile is known, its page names the next step.
    incomplete: href(next === undefined ? candidateRoutes.profile : candidateRoutes[next.section]),
    unconfirmed: ADDRESSES.verifyEmail,
  };
  return (obstacle) => addresses[obstacle];
}
