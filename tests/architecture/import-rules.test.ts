import { cruise } from './support/cruise.ts';

// Rules besides the import table. Each test checks a rule with a file that breaks it and a file that keeps it.

const files: Readonly<Record<string, string>> = {
  'src/plugins/alpha/client/container.ts': `import { Container } from 'inversify';\nexport const it = Container;\n`,
  'src/plugins/alpha/client/router.ts': `import { Link } from 'react-router-dom';\nexport const it = Link;\n`,
  'src/core/client/container.ts': `import { Container } from 'inversify';\nimport { Link } from 'react-router-dom';\nexport const it = [Container, Link];\n`,
  'src/core/server/zod.ts': `import { z } from 'zod';\nexport const it = z;\n`,
  'src/core/contract/schema.ts': `import { z } from 'zod';\nexport { z };\n`,
  'src/plugins/alpha/contract/types.ts': `import type { ZodType } from 'zod';\nexport type It = ZodType;\n`,
  'src/plugins/alpha/server/types.ts': `import type { ZodType } from 'zod';\nexport type It = ZodType;\n`,
  'src/core/server/development.ts': `import webpack from 'webpack';\nexport const it = webpack;\n`,
  'src/core/server/development.test.ts': `import webpack from 'webpack';\nexport const it = webpack;\n`,
  'src/core/server/app/main.ts': `import '#plugins/index.server.ts';\nimport '#plugins/alpha/server/types.ts';\n`,
  'src/plugins/index.server.ts': 'export const plugins = [];\n',
  'src/core/server/cycle/one.ts': `import { two } from './two.ts';\nexport const one = () => two;\n`,
  'src/core/server/cycle/two.ts': `import { one } from './one.ts';\nexport const two = () => one;\n`,
  'src/core/server/unresolved.ts': `import './nowhere.ts';\n`,
  'src/core/server/outside.ts': `import '../../../tests/anything.ts';\nimport '../../../scripts/anything.ts';\n`,
  'tests/anything.ts': 'export const it = 1;\n',
  'scripts/anything.ts': 'export const it = 1;\n',
  'src/core/server/by-name-inside.ts': `import '#core/server/zod.ts';\n`,
  'src/core/server/relative-between.ts': `import '../contract/schema.ts';\n`,
  'src/core/server/as-it-should-be.ts': `import './zod.ts';\nimport '#core/contract/schema.ts';\n`,
  'src/plugins/alpha/server/testing/fixture.ts': `import '#core/testing/kit.ts';\n`,
  'src/plugins/alpha/server/uses-fixture.ts': `import './testing/fixture.ts';\n`,
  'src/plugins/alpha/server/uses-fixture.test.ts': `import './testing/fixture.ts';\n`,
  'src/plugins/alpha/e2e/it-works.spec.ts': `import '@playwright/test';\nimport '#tests/anything.ts';\nimport './states.ts';\n`,
  'src/plugins/alpha/e2e/states.ts': 'export const it = 1;\n',
  'src/plugins/alpha/screens.ts': `import '#tests/anything.ts';\nimport './e2e/states.ts';\nimport './server/types.ts';\n`,
  'src/plugins/alpha/server/uses-screens.ts': `import '../screens.ts';\nimport '../e2e/states.ts';\n`,
  'src/core/testing/kit.ts': 'export const it = 1;\n',
  'src/plugins/alpha/contract/schemas.ts': 'export const it = 1;\n',
  'src/plugins/alpha/client/alpha.client-plugin.ts': `import '#plugins/alpha/contract/schemas.ts';\n`,
  'src/plugins/beta/client/beta.client-plugin.ts': `export const page = () => import('#plugins/alpha/contract/schemas.ts');\n`,
};

const found = cruise(files);
const brokenBy = (rule: string): string[] => [...new Set(found.filter((one) => one.rule === rule).map(({ from }) => from))].sort();

describe('The import rules', () => {
  test.each([
    ['container-and-router-in-core', ['src/plugins/alpha/client/container.ts', 'src/plugins/alpha/client/router.ts']],
    ['zod-configured-in-one-place', ['src/core/server/zod.ts']],
    ['zod-types-in-core-and-contracts', ['src/plugins/alpha/server/types.ts']],
    ['no-development-package-in-the-product', ['src/core/server/development.ts']],
    ['entries-only-know-the-plugin-lists', ['src/core/server/app/main.ts']],
    ['no-cycles', ['src/core/server/cycle/one.ts']],
    ['no-unresolved-import', ['src/core/server/unresolved.ts']],
    ['product-knows-no-tests-or-scripts', ['src/core/server/outside.ts']],
    ['product-knows-no-test-fixtures', ['src/plugins/alpha/server/uses-fixture.ts', 'src/plugins/alpha/server/uses-screens.ts']],
    ['plugin-e2e-imports', ['src/plugins/alpha/screens.ts']],
    ['plugin-server-imports-in-tests', []],
    ['relative-inside-a-room', ['src/core/server/by-name-inside.ts', 'src/plugins/alpha/client/alpha.client-plugin.ts']],
    ['by-name-between-rooms', ['src/core/server/relative-between.ts']],
    ['no-schemas-in-a-client-manifest', ['src/plugins/alpha/client/alpha.client-plugin.ts']],
  ])('%s reports exactly the files that break it', (rule, files) => {
    expect(brokenBy(rule)).toEqual(files);
  });
});
