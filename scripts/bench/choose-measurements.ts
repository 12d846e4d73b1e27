/**
 * The measurements to run: those that were named with those whose data they need, or all. Returns a sentence for the user when a name is
 * unknown.
 */
export function chooseMeasurements(
  named: readonly string[],
  names: readonly string[],
  needs: Readonly<Record<string, readonly string[]>>,
): readonly string[] | string {
  const unknown = named.find((name) => !names.includes(name));
  if (unknown !== undefined) return `There is no measurement "${unknown}". The measurements are ${names.join(', ')}.`;
  if (named.length === 0) return names;
  const wanted = new Set(named.flatMap((name) => [name, ...(needs[name] ?? [])]));
  return names.filter((name) => wanted.has(name));
}
