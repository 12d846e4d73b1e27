import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { usePathname, useSearch } from '#core/client/navigation/page-address.ts';
import { Button } from '#core/client/ui/Button.tsx';
import type { ActionCompany } from '#plugins/employer/contract/company-parts.ts';
import { BookmarkIcon, SavedIcon } from '../saved/BookmarkIcon.tsx';
import { SavedSearchesStore } from '../saved/saved-searches-store.ts';
import { withoutAsking } from '../saved/saving-address.ts';
import { asksToFollow } from './follow-address.ts';
import { useFollowing } from './use-following.ts';

/** Says whether a candidate follows the company, and changes it. */
export const FollowToggle = observer(function FollowToggle({ company }: { readonly company: ActionCompany }): JSX.Element {
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
