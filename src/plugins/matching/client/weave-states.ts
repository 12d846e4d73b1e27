import type { WeaveStates } from '#core/client/ui/weave/Weave.tsx';
import type { MatchParts } from '../contract/match.ts';

/** The states of the seven cells. The necessary skills are in the middle. */
export function weaveStates({ must, helpful, experience, place, languages, education, pay }: MatchParts): WeaveStates {
  return [must.state, helpful.state, experience.state, place.state, languages.state, education.state, pay.state];
}
