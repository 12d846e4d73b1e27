import { type Figure, isWithin, shownFigure } from './report.ts';

/** The figures of a measurement that ran. */
export interface MeasuredPart {
  readonly name: string;
  readonly figures: readonly Figure[];
}

/** When and where measurements ran. */
export interface RunFacts {
  /** As `2026-11-30`. */
  readonly date: string;
  readonly cores: number;
  readonly memoryGiB: number;
  /** How many processes waited for a processor, in the mean of the last minute. */
  readonly load: number;
}

const HEAD = `# Latest results of the bench

\`npm run bench -- --write\` writes this page. A run of some measurements replaces only their tables. [Limits](architecture.md#limits) describes what is measured. A figure that is held against a floor has a line of its own with the ratio. Times without a limit tell about the machine, not about the product.
`;

/** The page with the tables of the measurements that ran, and those of all others as they were. */
export function resultsPage(page: string, ran: readonly MeasuredPart[], facts: RunFacts, order: readonly string[]): string {
  const kept = page
    .split(/^## /m)
    .slice(1)
    .map((section): [string, string] => [section.slice(0, section.indexOf('\n')), `## ${section.trimEnd()}\n`]);
  const sections = new Map([...kept, ...ran.map((part): [string, string] => [part.name, sectionOf(part, facts)])]);
  return [HEAD, ...order.flatMap((name) => sections.get(name) ?? [])].join('\n');
}

function sectionOf({ name, figures }: MeasuredPart, { date, cores, memoryGiB, load }: RunFacts): string {
  const rows = figures.map((figure, at) => {
    const { value, floor, limit } = shownFigure(figure);
    const { heading = '' } = figure;
    const cells = [heading === figures[at - 1]?.heading ? '' : heading, figure.name].map((text) => text.replaceAll('|', '\\|'));
    return `| ${cells.join(' | ')} | ${value} | ${floor} | ${limit} | ${isWithin(figure) ? '' : 'over'} |`;
  });
  const machine = `${date}, ${cores} cores, ${memoryGiB} GiB, load ${load.toFixed(1)} at the end.`;
  return [
    `## ${name}`,
    '',
    machine,
    '',
    '| Measured | Figure | Value | Floor | Limit | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
