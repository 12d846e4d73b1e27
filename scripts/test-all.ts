// `npm test` on Node 24: the static tools, all files of tests on the embedded PostgreSQL, the build and the smoke journeys.
import { readCatalogue } from './checks/catalogue/catalogue.ts';
import { presentTurn, readTurnFile } from './checks/plan/turn-file.ts';
import { wholePlan } from './checks/plan/whole-plan.ts';
import { runChecks } from './checks/run/run-checks.ts';
import { shortened } from './checks/run/shortened.ts';

const items = (await readCatalogue()).filter(({ kind }) => kind === 'tool' || kind === 'test' || kind === 'smoke');
Object.assign(process.env, shortened(presentTurn(readTurnFile())));
await runChecks({ planned: wholePlan(items) });
