import type { Facet } from './facet.ts';

/**
 * Whether choosing in a group can change what is found, or a choice is made in it. Values without a number may. A single value with all
 * results changes nothing.
 *
 * @param total number of results, if it is known
 */
export function offersChoice(group: Facet, total: number | undefined): boolean {
  if (group.kind === 'range') return group.isIdle !== true || group.range.from !== undefined || group.range.to !== undefined;
  // What stands above the values is to be seen, for example that they did not load.
  if (group.lead) return true;
  if (group.kind === 'checks' ? group.chosen.length > 0 : group.chosen !== '') return true;
  // The empty value of radio buttons is "any".
  const finding = group.options.filter(({ value, count }) => value !== '' && count !== 0);
  const [only] = finding;
  if (finding.length > 1 || only?.count === undefined) return finding.length > 0;
  return total !== undefined && only.count < total;
}
