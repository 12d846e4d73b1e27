// `npm run test:changed`: the checks of `npm test` that the changes since the base and in the work tree may affect.
import { BUILD, readCatalogue } from './checks/catalogue/catalogue.ts';
import { changedFiles } from './checks/plan/changed-files.ts';
import { nearTo } from './checks/plan/present-plan.ts';
import { presentBase, presentTurn, readTurnFile } from './checks/plan/turn-file.ts';
import { wholePlan } from './checks/plan/whole-plan.ts';
import { runChecks } from './checks/run/run-checks.ts';
import { shortened } from './checks/run/shortened.ts';

const PRODUCT = /^(src\/(?!.*\.test\.tsx?$)|public\/|package-lock\.json|webpack\.config\.ts)/;

const file = readTurnFile();
const changed = changedFiles(presentBase() ?? file.base, { workTree: true });
const items = await readCatalogue();
const near = await nearTo(items, changed);
const isBuilt = changed === undefined || changed.some((path) => PRODUCT.test(path));
const chosen = items.filter(({ kind, name }) => {
  if (kind === 'tool') return name !== BUILD || isBuilt;
  return kind === 'smoke' ? isBuilt : kind === 'test' && near.has(name);
});
console.log(changed === undefined ? 'The base is not in the history, so everything has changed.' : `${changed.length} changed files`);
Object.assign(process.env, shortened(presentTurn(file)));
await runChecks({ planned: wholePlan(chosen, 'changed') });
