import { FEEDBACK_RATINGS } from '../../contract/feedback.ts';

export const BEST_RATING = Math.max(...FEEDBACK_RATINGS);
