import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { withNext } from '#core/client/navigation/navigator.ts';
import { usePathname, useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import type { ActionCompany } from '#plugins/employer/contract/company-parts.ts';
import { BookmarkIcon, SavedIcon } from '../saved/BookmarkIcon.tsx';
import { SavedSearchesStore } from '../saved/saved-searches-store.ts';
import { withoutAsking } from '../saved/saving-address.ts';
import { asksToFollow, followingAddress } from './follow-address.ts';
import { useFollowing } from './use-following.ts';

interface FollowProps {
  readonly company: ActionCompany;
}

/** Follows a company, or no longer. Visitors create an account or sign in first. It renders nothing for those who do not look for work. */
export const Action = observer(function FollowCompany({ company }: FollowProps): JSX.Element | null {
  const t = useT('job-search');
  const session = useService(SessionStore);
  if (session.may('job-search', 'save')) return <FollowToggle company={company} />;
  if (session.status !== 'signed-out') return null;
  return (
    <ButtonLink variant="outline" to={withNext(ADDRESSES.signUp, followingAddress(company.id))}>
      <BookmarkIcon />
      {t('follow.follow')}
    </ButtonLink>
  );
});

const FollowToggle = observer(function FollowToggle({ company }: FollowProps): JSX.Element {
  const t = useT('job-search');
  const store = useService(SavedSearchesStore);
  const { followed, follow, unfollow } = useFollowing(company);
  const isAsked = asksToFollow(useSearch());
  useEffect(() => void store.ensure(), [store]);
  const isKnown = store.items !== undefined;
  return (
    <>
      <Button
        variant="outline"
        aria-pressed={followed !== undefined}
        disabled={!isKnown}
        onClick={() => void (followed ? unfollow(followed) : follow())}
      >
        {followed === undefined ? <BookmarkIcon /> : <SavedIcon />}
        {t(followed === undefined ? 'follow.follow' : 'follow.followed')}
      </Button>
      {isAsked && isKnown && <FollowAsked isFollowed={followed !== undefined} onFollow={follow} />}
    </>
  );
});

interface FollowAskedProps {
  readonly isFollowed: boolean;
  readonly onFollow: () => Promise<void>;
}

/** Follows a company once. The request then leaves the address, so that a reload does not follow it again. Renders nothing. */
function FollowAsked({ isFollowed, onFollow }: FollowAskedProps): undefined {
  const query = useSearch();
  const path = usePathname();
  const go = useGo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each request in the address
  useEffect(() => {
    go(path + withoutAsking(query), { replace: true });
    if (!isFollowed) void onFollow();
  }, []);
}
