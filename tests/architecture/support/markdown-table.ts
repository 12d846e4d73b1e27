/** The first table under a heading, as rows of trimmed cells. The first row is the header. */
export function tableUnder(markdown: string, heading: string): string[][] {
  const section = markdown.split(new RegExp(`^#+ ${heading}$`, 'm'))[1];
  if (section === undefined) throw new Error(`There is no heading "${heading}".`);
  const lines = section.split('\n').slice(1);
  const begin = lines.findIndex((line) => line.startsWith('|'));
  const rows: string[][] = [];
  for (const line of lines.slice(begin)) {
    if (!line.startsWith('|')) break;
    const cells = line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim());
    if (!cells.every((cell) => /^:?-+:?$/.test(cell))) rows.push(cells);
  }
  return rows;
}
