import { madeWord } from '../api/made-word.ts';

type Draw = (below: number) => number;

/** Different words of a language that its texts use. */
const WORDS = 50_000;

/** The table by which words are drawn. The rarest word has two of these places. */
const PLACES = 2 ** 20;

/** The second constant of the law of Zipf and Mandelbrot for English. */
const SHIFT = 2.7;

/** Words of a sentence, at least and at most. */
const SENTENCE = { least: 6, most: 22 };

/** Made-up words with the frequencies of a natural language: the short ones are frequent, most are rare. */
export class NaturalText {
  /** The most frequent first. */
  readonly words: readonly string[];
  readonly #draw: Draw;
  readonly #places: Uint16Array;

  /** @param known words that are among the others, evenly from the thirtieth to the ten thousandth */
  constructor(draw: Draw, known: readonly string[]) {
    this.#draw = draw;
    const made = new Set<string>();
    while (made.size < WORDS - known.length) made.add(madeWord(draw));
    const words = [...made].sort((one, other) => one.length - other.length);
    for (const [at, word] of known.entries()) words.splice(Math.round(30 * (10_000 / 30) ** (at / known.length)), 0, word);
    this.words = words;
    this.#places = placesByFrequency(words.length);
  }

  /** The next word. */
  word(): string {
    return this.words[this.#places[this.#draw(PLACES)] ?? 0] ?? '';
  }

  /** Sentences of about as many characters. */
  text(characters: number): string {
    const sentences: string[] = [];
    for (let length = 0; length < characters; ) {
      const words = Array.from({ length: SENTENCE.least + this.#draw(SENTENCE.most - SENTENCE.least) }, () => this.word());
      const sentence = `${words.join(' ')}.`;
      sentences.push(sentence.charAt(0).toUpperCase() + sentence.slice(1));
      length += sentence.length + 1;
    }
    return sentences.join(' ');
  }
}

/** The rank of the word in each place: as many places as the word is frequent. */
function placesByFrequency(words: number): Uint16Array {
  const weights = Array.from({ length: words }, (_, rank) => 1 / (rank + SHIFT));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const places = new Uint16Array(PLACES);
  let sum = 0;
  let next = 0;
  for (const [rank, weight] of weights.entries()) {
    sum += weight;
    for (const end = Math.round((sum / total) * PLACES); next < end; next += 1) places[next] = rank;
  }
  return places;
}
