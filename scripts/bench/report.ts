/** One measured figure beside the floor it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Measured in the same run where there is one. */
  readonly floor?: number;
  /** Which way the figure is good, and how far it may go; a figure without one is only told. */
  readonly limit?: { readonly kind: 'at most' | 'at least'; readonly value: number };
}

/** Collects figures, prints them as they come, and knows whether all are within their limits. */
export class Report {
  readonly #figures: Figure[] = [];

  add(figure: Figure): void {
    this.#figures.push(figure);
    console.log(line(figure));
  }

  heading(text: string): void {
    console.log(`\n${text}`);
  }

  /** Prints the verdict; returns the exit code. */
  close(): number {
    const over = this.#figures.filter((figure) => !within(figure));
    console.log(`\n${this.#figures.length} figures, ${over.length} over their limit${over.length > 0 ? ':' : ''}`);
    for (const figure of over) console.log(line(figure));
    return over.length === 0 ? 0 : 1;
  }
}

function within({ value, limit }: Figure): boolean {
  if (limit === undefined) return true;
  return limit.kind === 'at most' ? value <= limit.value : value >= limit.value;
}

function line(figure: Figure): string {
  const { name, value, unit, floor, limit } = figure;
  const parts = [`${within(figure) ? 'ok  ' : 'OVER'} ${name.padEnd(52)} ${number(value).padStart(10)} ${unit}`];
  if (floor !== undefined) parts.push(`floor ${number(floor)}`);
  if (limit !== undefined) parts.push(`limit ${limit.kind} ${number(limit.value)}`);
  return parts.join(' · ');
}

const number = (value: number): string => (Math.abs(value) >= 100 ? Math.round(value).toString() : value.toFixed(2));

/** The middle of some figures. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('no figures');
  return middle;
}
