import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities, useRenewal } from '#core/client/lists/use-entities.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getFeedback } from '../../contract/endpoints.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { feedbackItems } from '../handling/feedback-kinds.ts';
import { ownFeedback } from '../list/own-feedback-list.ts';
import { ItemHeader } from './ItemHeader.tsx';
import { ItemParts } from './ItemParts.tsx';

interface FeedbackItemProps {
  readonly id: string;
  /** 1 on a page of its own, 2 beside a list. */
  readonly headingLevel?: 1 | 2;
  /** Called after each change, so that a list can show it. */
  readonly onChanged?: (latest: FeedbackDetail) => void;
}

/** One item of feedback with its conversation. Loads it by its id. */
export function FeedbackItem(props: FeedbackItemProps): JSX.Element {
  return <LoadedItem key={props.id} {...props} />;
}

const LoadedItem = observer(function LoadedItem({ id, headingLevel = 1, onChanged }: FeedbackItemProps): JSX.Element {
  const api = useService(ApiClient);
  const own = useEntities(ownFeedback);
  const { resource, load } = useResource((signal) => api.call(getFeedback, { params: { id }, signal }));
  useRenewal(useEntities(feedbackItems), load);
  if (resource.value === undefined) {
    if (resource.status !== 'failed') return <Skeleton />;
    return <ItemFailure error={resource.error} headingLevel={headingLevel} onRetry={load} />;
  }
  const tell = (latest: FeedbackDetail): void => {
    own.outdate();
    onChanged?.(latest);
  };
  const show = (latest: FeedbackDetail): void => {
    resource.replace(latest);
    tell(latest);
  };
  return <ItemParts feedback={resource.value} headingLevel={headingLevel} onChanged={show} onRead={tell} />;
});

interface ItemFailureProps {
  readonly error: unknown;
  readonly headingLevel: 1 | 2;
  readonly onRetry: () => void;
}

/** An item that does not exist replaces the page by the usual screen. Beside a list, it must not replace the title of the page. */
function ItemFailure({ error, headingLevel, onRetry }: ItemFailureProps): JSX.Element {
  const t = useT('feedback');
  if (headingLevel === 2) return <ErrorNote title={t('item.failed')} onRetry={onRetry} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      {!isMissing && <ItemHeader title={t('item.title')} headingLevel={1} />}
      <LoadFailure error={error} title={t('item.failed')} onRetry={onRetry} />
    </>
  );
}
