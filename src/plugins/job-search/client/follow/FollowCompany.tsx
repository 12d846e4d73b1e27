import { observer } from 'mobx-react-lite';
import { type JSX, Suspense } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { withNext } from '#core/client/navigation/navigator.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { ActionCompany } from '#plugins/employer/contract/company-parts.ts';
import { BookmarkIcon } from '../saved/BookmarkIcon.tsx';
import { followingAddress } from './follow-address.ts';

// Visitors have no saved searches.
const FollowToggle = lazyExtra(async () => (await import('./FollowToggle.tsx')).FollowToggle);

/** Follows a company, or no longer. Visitors create an account or sign in first. It renders nothing for those who do not look for work. */
export const Action = observer(function FollowCompany({ company }: { readonly company: ActionCompany }): JSX.Element | null {
  const t = useT('job-search');
  const session = useService(SessionStore);
  if (session.may('job-search', 'save')) {
    return (
      <Suspense fallback={<NotYet />}>
        <FollowToggle company={company} />
      </Suspense>
    );
  }
  if (session.status !== 'signed-out') return null;
  return (
    <ButtonLink variant="outline" to={withNext(ADDRESSES.signUp, followingAddress(company.id))}>
      <BookmarkIcon />
      {t('follow.follow')}
    </ButtonLink>
  );
});

/** Keeps the place of the toggle while it loads. */
function NotYet(): JSX.Element {
  const t = useT('job-search');
  return (
    <Button variant="outline" disabled>
      <BookmarkIcon />
      {t('follow.follow')}
    </Button>
  );
}
