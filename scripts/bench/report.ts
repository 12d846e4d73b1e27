/** One measured figure beside the floor it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Measured in the same run where there is one. */
  readonly floor?: number;
  /** Which way the figure is good, and how far it may go; a figure without one is only printed. */
  readonly limit?: { readonly kind: 'at most' | 'at least'; readonly value: number };
  /** The heading below which it was printed, which says what was measured. */
  readonly heading?: string;
}

/** One turn of the floor and of what is measured, one after the other, so that a slow machine slows both. */
export interface Round {
  readonly floor: number;
  readonly ours: number;
}

/** A figure that is held against its floor of the same round. */
export interface Comparison {
  readonly name: string;
  readonly unit: string;
  readonly rounds: readonly Round[];
  /** Most times the floor, in the median of the rounds. */
  readonly most: number;
}

/** Collects figures, prints them as they come, and knows whether all are within their limits. */
export class Report {
  readonly #figures: Figure[] = [];
  readonly #parts = new Map<string, Figure[]>();
  #part: Figure[] = [];
  #heading = '';

  /** The figures by the measurement that found them. */
  get parts(): ReadonlyMap<string, readonly Figure[]> {
    return this.#parts;
  }

  /** The next figures belong to the measurement with this name. */
  begin(part: string): void {
    this.#part = this.#parts.get(part) ?? [];
    this.#heading = '';
    this.#parts.set(part, this.#part);
  }

  add(figure: Figure): void {
    this.#figures.push(figure);
    this.#part.push({ ...figure, heading: this.#heading });
    console.log(line(figure));
  }

  /** Adds a figure with an upper limit. */
  most(name: string, value: number, unit: string, limit: number): void {
    this.add({ name, value, unit, limit: { kind: 'at most', value: limit } });
  }

  /** Prints the medians, and holds the median of the ratios against the limit. */
  compare({ name, unit, rounds, most }: Comparison): void {
    const middle = (figure: (round: Round) => number): number => median(rounds.map(figure));
    this.add({ name, value: middle(({ ours }) => ours), unit, floor: middle(({ floor }) => floor) });
    const ratio = middle(({ ours, floor }) => ours / floor);
    this.most(`${name}, times the floor`, ratio, '', most);
  }

  heading(text: string): void {
    this.#heading = text;
    console.log(`\n${text}`);
  }

  /** Prints the verdict; returns the exit code. */
  close(): number {
    const over = this.#figures.filter((figure) => !isWithin(figure));
    console.log(`\n${this.#figures.length} figures, ${over.length} over their limit${over.length > 0 ? ':' : ''}`);
    for (const figure of over) console.log(line(figure));
    return over.length === 0 ? 0 : 1;
  }
}

/** Whether a figure respects its limit. One without a limit does. */
export function isWithin({ value, limit }: Figure): boolean {
  if (limit === undefined) return true;
  return limit.kind === 'at most' ? value <= limit.value : value >= limit.value;
}

/** The parts of a figure as texts. A part that it lacks is empty. */
export function shownFigure({ value, unit, floor, limit }: Figure): {
  readonly value: string;
  readonly floor: string;
  readonly limit: string;
} {
  return {
    value: `${number(value)} ${unit}`.trim(),
    floor: floor === undefined ? '' : number(floor),
    limit: limit === undefined ? '' : `${limit.kind} ${number(limit.value)}`,
  };
}

function line(figure: Figure): string {
  const { name, value, unit } = figure;
  const { floor, limit } = shownFigure(figure);
  const parts = [`${isWithin(figure) ? 'ok  ' : 'OVER'} ${name.padEnd(52)} ${number(value).padStart(10)} ${unit}`];
  if (floor !== '') parts.push(`floor ${floor}`);
  if (limit !== '') parts.push(`limit ${limit}`);
  return parts.join(' · ');
}

const number = (value: number): string => (Math.abs(value) >= 100 ? Math.round(value).toString() : value.toFixed(2));

/** The middle of some figures. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The figure that a part of the figures does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (found === undefined) throw new Error('no figures');
  return found;
}
