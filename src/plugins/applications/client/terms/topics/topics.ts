import { type WordOfText, wordsOf } from '#plugins/jobs/contract/words-of-text.ts';
import { TOPIC_WORDS, TOPICS, type Topic } from './topic-words.ts';

/**
 * The topics that a question may touch on, by its words. It is advice only. A language without a list has none.
 *
 * @param language ISO 639
 */
export function topicsIn(text: string, language: string): readonly Topic[] {
  const known = Object.hasOwn(TOPIC_WORDS, language) ? TOPIC_WORDS[language] : undefined;
  if (known === undefined || text.trim() === '') return [];
  const words = wordsOf(text, language);
  return TOPICS.filter((topic) => known[topic].some((phrase) => hasPhrase(words, phrase.split(' '))));
}

function hasPhrase(words: readonly WordOfText[], phrase: readonly string[]): boolean {
  return words.some((_, at) => phrase.every((word, offset) => words[at + offset]?.forms.includes(word)));
}
