// Directive 2006/126/EC.
const EUROPEAN = ['AM', 'A1', 'A2', 'A', 'B', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE', 'T'];

// The European Economic Area, and countries whose classes follow the directive.
const EUROPE =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO ' +
  'AD AL BA CH FO GB GI MC MD ME MK RS SM UA VA XK';

const CLASSES: ReadonlyMap<string, readonly string[]> = new Map([
  ...EUROPE.split(' ').map((country): [string, readonly string[]] => [country, EUROPEAN]),
  // Commercial licences are the same in all states. Other classes depend on the state (49 CFR 383.91).
  ['US', ['CDL A', 'CDL B', 'CDL C']],
  ['AU', ['R', 'C', 'LR', 'MR', 'HR', 'HC', 'MC']],
]);

/** The usual classes of driving licences in a country (ISO 3166-1 alpha-2), as suggestions. Empty for countries that are not known here. */
export function drivingClassesOf(country: string): readonly string[] {
  return CLASSES.get(country) ?? [];
}
