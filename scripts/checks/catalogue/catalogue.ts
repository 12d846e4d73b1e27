import { globSync } from 'node:fs';
import { readScreenOwners } from '../../../tests/e2e/screens/screens.ts';
import { removalGroups } from '../../../tests/remove-plugins/removal-groups.ts';
import { PluginGraph } from '../../plugins/plugin-graph.ts';
import { projectRoot } from '../command.ts';
import { STATIC_TOOLS } from '../static-tools.ts';
import { type Costs, median, readCosts } from './costs.ts';
import { type Item, KINDS, type Kind, pluginOf } from './item.ts';
import { CHECK_SCRIPTS } from './script-items.ts';

export const BUILD = 'Build';
export const SMOKE = 'Smoke journeys';
/** The removal of nothing but the lines of a plugin, for each plugin. */
export const WITHOUT_LINES = 'without the lines of each plugin';

const TESTS = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'];
const SPECS = ['tests/{e2e,conformance}/*.spec.ts', 'tests/e2e/walks/*.spec.ts', 'src/plugins/*/e2e/*.spec.ts'];
const SCREENS_SPEC = 'tests/e2e/screens.spec.ts';
const ALWAYS = /^tests\/(architecture|access|conformance)\//;
/** CPU seconds of an item whose kind has no known cost. */
const UNKNOWN = 5;

type Found = Omit<Item, 'cost' | 'isAlways'> & Partial<Pick<Item, 'isAlways'>>;

interface Catalogue {
  readonly costs?: Costs;
  /** The files of tests whose results can depend on the database. */
  readonly databaseTests?: readonly string[];
}

/** All items of the project. The costs come from the last complete run; a new item has the median of its kind. */
export async function readCatalogue({ costs = readCosts(), databaseTests = [] }: Catalogue = {}): Promise<readonly Item[]> {
  const found = [...tools(), ...testFiles(), ...onOtherDatabase(databaseTests), ...(await browserItems()), ...removals(), ...scripts()];
  const costOf = ({ name, kind }: Found): number | undefined => costs[kind === 'other-database' ? testOfOtherDatabase(name) : name];
  const typical = new Map(
    KINDS.map((kind): [Kind, number] => [
      kind,
      median(found.filter((item) => item.kind === kind).flatMap((item) => costOf(item) ?? [])) ?? UNKNOWN,
    ]),
  );
  return found.map((item) => ({ isAlways: false, ...item, cost: costOf(item) ?? typical.get(item.kind) ?? UNKNOWN }));
}

function tools(): Found[] {
  return [BUILD, ...STATIC_TOOLS.map(({ name }) => name)].map((name) => ({ name, kind: 'tool', isAlways: true }));
}

function testFiles(): Found[] {
  return pathsOf(TESTS).map((name) => ({ name, kind: 'test', plugin: pluginOf(name), isAlways: ALWAYS.test(name) }));
}

function onOtherDatabase(tests: readonly string[]): Found[] {
  return tests.map((test) => ({ name: otherDatabaseItem(test), kind: 'other-database', plugin: pluginOf(test) }));
}

async function browserItems(): Promise<Found[]> {
  const specs = pathsOf(SPECS).filter((path) => path !== SCREENS_SPEC);
  return [
    { name: SMOKE, kind: 'smoke', isAlways: true },
    ...specs.map((name): Found => ({ name, kind: 'spec', plugin: pluginOf(name) })),
    ...(await readScreenOwners()).map(({ name, plugin }): Found => ({ name: screenItem(name), kind: 'screen', plugin })),
  ];
}

function removals(): Found[] {
  const groups = removalGroups(PluginGraph.read());
  return [
    ...groups.map((removes): Found => ({ name: removalItem(removes), kind: 'removal', removes })),
    { name: WITHOUT_LINES, kind: 'removal', removes: [] },
  ];
}

function scripts(): Found[] {
  return CHECK_SCRIPTS.map(({ name, sources }) => ({ name, kind: 'script', sources }));
}

/** The item of plugins that are removed together. */
export function removalItem(plugins: readonly string[]): string {
  return `without ${plugins.join(', ')}`;
}

const SCREEN = 'screen ';

/** The item of a screen. */
export function screenItem(screen: string): string {
  return SCREEN + screen;
}

/** The screen of such an item. */
export function screenOf(item: string): string {
  return item.slice(SCREEN.length);
}

const ON_OTHER = ' on the other database';

/** The item of a file of tests on the database that the run does not use otherwise. */
export function otherDatabaseItem(test: string): string {
  return test + ON_OTHER;
}

/** The file of tests of such an item. */
export function testOfOtherDatabase(item: string): string {
  return item.slice(0, -ON_OTHER.length);
}

function pathsOf(patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: projectRoot }).sort();
}
