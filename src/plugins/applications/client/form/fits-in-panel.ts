import type { Terms } from '../../contract/applying/terms-schemas.ts';

/** The most questions of a form that stands in the panel beside the posting, and on phones in one piece. */
const MOST_IN_PANEL = 1;

/** Whether the form is short. A longer one opens over the page, on phones in steps. */
export function fitsInPanel({ questions }: Pick<Terms, 'questions'>): boolean {
  return questions.length <= MOST_IN_PANEL;
}
