import type { Actor } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { filePurposes, fileUses } from '#core/server/files/file-purposes.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { feedbackScreenshot } from '../contract/file-purposes.ts';
import type { FeedbackScreenshot } from '../contract/schemas.ts';
import { FEEDBACK } from './feedback-abilities.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';

/** How feedback uses its screenshot. The id of the use is that of the feedback. */
export const SCREENSHOT_USE = 'feedback.screenshot';

export interface ScreenshotRulesDependencies {
  readonly db: FeedbackDatabase;
  readonly abilitiesOf: (actor: Actor) => Abilities;
}

/** The purpose of screenshots. Every signed-in user keeps their own. */
export const screenshotPurpose: Contribution = filePurposes.add('feedback.screenshot', 10, {
  purpose: feedbackScreenshot,
  mayKeep: async () => true,
});

/** A user who may read the feedback may read its screenshot. */
export function screenshotUse({ db, abilitiesOf }: ScreenshotRulesDependencies): Contribution {
  return fileUses.add('feedback.screenshot', 10, {
    use: SCREENSHOT_USE,
    mayRead: async (actor, { useId }) => {
      const row = await db.selectFrom('feedback').select('user_id').where('id', '=', useId).executeTakeFirst();
      return row !== undefined && abilitiesOf(actor).may('read', FEEDBACK, { senderId: row.user_id });
    },
  });
}

/** The screenshot of feedback for a user who may read the feedback; `null` without one. */
export async function shownScreenshot(files: FileStore, fileId: string | null): Promise<FeedbackScreenshot | null> {
  if (fileId === null) return null;
  const file = (await files.filesOf([fileId])).get(fileId);
  if (file === undefined) return null;
  const { state, width, height } = file;
  return { fileId, state, ...(width !== undefined && height !== undefined && { width, height }) };
}
