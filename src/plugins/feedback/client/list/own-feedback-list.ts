import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { listMyFeedback } from '../../contract/endpoints.ts';
import type { OwnFeedback } from '../../contract/schemas.ts';

export const ownFeedback = entityKind<OwnFeedback>('feedback.own', ({ id }) => id);

/** The user's own feedback. */
export const ownFeedbackList = keptList({ call: listMyFeedback, rows: ownFeedback });
