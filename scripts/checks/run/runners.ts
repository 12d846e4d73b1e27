import { provideChromium } from '../../setup/chromium.ts';
import { BUILD, otherDatabaseItem, screenOf, testOfOtherDatabase, WITHOUT_LINES } from '../catalogue/catalogue.ts';
import type { Kind } from '../catalogue/item.ts';
import { CHECK_SCRIPTS } from '../catalogue/script-items.ts';
import { installed } from '../command.ts';
import { STATIC_TOOLS, type StaticTool } from '../static-tools.ts';
import { ONE_ITEM } from './playwright-reporter.ts';
import type { ReportedCommand } from './reported-run.ts';

/** What the items of a run share. */
export interface RunSettings {
  /** The PostgreSQL that the tests use; the embedded one when absent. */
  readonly database?: string | undefined;
  /** The PostgreSQL that they use otherwise; the embedded one when absent. */
  readonly otherDatabase?: string | undefined;
  /** The combinations of width, theme and language in which screens are shown; all when absent. */
  readonly screens?: string | undefined;
}

const JEST = [installed('jest/bin/jest.js'), '--silent', '--reporters=<rootDir>/scripts/checks/run/jest-reporter.ts', '--runTestsByPath'];
const PLAYWRIGHT = [installed('@playwright/test/cli.js'), 'test', '--reporter=./scripts/checks/run/playwright-reporter.ts'];

/** How a list of items of one kind runs: by one command that reports each of them, or by a command for each. */
type Runner =
  | { readonly together: (items: readonly string[], settings: RunSettings) => ReportedCommand }
  | { readonly each: (item: string) => readonly [program: string, ...args: string[]] };

type Runners = Readonly<Record<Kind, Runner>>;

export const RUNNERS: Runners = {
  tool: toolRunner(STATIC_TOOLS),
  script: {
    each: (name) => {
      const [program = '', ...args] = commandOf(CHECK_SCRIPTS, name);
      return program.endsWith('.ts') ? [process.execPath, program, ...args] : [program, ...args];
    },
  },
  test: { together: (items, { database }) => ({ args: [...JEST, ...items], env: { TEST_DATABASE_URL: database } }) },
  'other-database': {
    together: (items, { otherDatabase }) => ({
      args: [...JEST, ...items.map(testOfOtherDatabase)],
      env: { TEST_DATABASE_URL: otherDatabase },
      nameOf: otherDatabaseItem,
    }),
  },
  smoke: { together: ([item]) => inBrowser(['--grep', '@smoke'], { [ONE_ITEM]: item }) },
  spec: { together: (items) => inBrowser(items.map(asPattern), {}) },
  screen: {
    together: (items, { screens }) =>
      inBrowser(['tests/e2e/screens.spec.ts'], { SCREENS: JSON.stringify(items.map(screenOf)), SCREEN_COMBINATIONS: screens }),
  },
  removal: {
    together: (items) => ({ args: ['tests/remove-plugins.ts', ...items.map(asRemoval)], env: {} }),
  },
};

/** Runs these tools in place of those of the whole project. */
export function runnersOf(tools: readonly StaticTool[]): Runners {
  return { ...RUNNERS, tool: toolRunner(tools) };
}

function toolRunner(tools: readonly StaticTool[]): Runner {
  return { each: (name) => [process.execPath, ...(name === BUILD ? ['scripts/build-client.ts'] : commandOf(tools, name))] };
}

function commandOf(list: readonly { readonly name: string; readonly command: readonly string[] }[], name: string): readonly string[] {
  const found = list.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no check "${name}".`);
  return found.command;
}

function inBrowser(args: readonly string[], env: Readonly<Record<string, string | undefined>>): ReportedCommand {
  provideChromium();
  return { args: [...PLAYWRIGHT, ...args], env };
}

/** Playwright takes regular expressions. */
function asPattern(path: string): string {
  return `${path.replaceAll('.', '\\.')}$`;
}

function asRemoval(item: string): string {
  return item === WITHOUT_LINES ? '--lines' : item.replace('without ', '').replaceAll(', ', ',');
}
