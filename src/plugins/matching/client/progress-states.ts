import type { ProgressStates } from '#core/client/ui/progress/Progress.tsx';
import type { MatchParts } from '../contract/match.ts';

/** The states of the seven cells. The necessary skills are in the middle. */
export function weaveStates({ must, helpful, experience, place, languages, education, pay }: MatchParts): ProgressStates {
  return [must.state, helpful.state, experience.state, place.state, languages.state, education.state, pay.state];
}
