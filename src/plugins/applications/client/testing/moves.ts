import { ApiError } from '#core/client/http/api-error.ts';
import type { FakeReplies } from '#core/testing/fake-api.ts';
import type { ApplicationDetail, StageChangeResult, StageChanges } from '../../contract/schemas.ts';

/**
 * Replies to moves of several applications, with what `move` does to each of them. A refusal that it throws is the result of this
 * application, which `current` returns as it is.
 */
export function movedBy(
  move: (id: string, stage: StageChanges['stage'], version: number) => ApplicationDetail,
  current: (id: string) => ApplicationDetail | null = () => null,
): FakeReplies {
  const resultOf = (stage: StageChanges['stage'], { id, version }: StageChanges['items'][number]): StageChangeResult => {
    try {
      return { id, application: move(id, stage, version), error: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { id, application: current(id), error: { code: error.code, message: error.message } };
    }
  };
  return {
    'applications.move-several': ({ body: { stage, items } }: { body: StageChanges }) => ({
      items: items.map((item) => resultOf(stage, item)),
    }),
  };
}
