// `npm run ci:turn [-- LOG]`: begins the next turn before a submission. LOG is the output of the last run; the next one begins row 4 with
// what it did not reach. Commit the changed `.ci/turn.json`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { presentBase, presentTurn, readTurnFile, writeTurnFile } from './checks/plan/turn-file.ts';
import { readOwed } from './checks/run/report.ts';

const [log] = process.argv.slice(2);
const file = readTurnFile();
const owed = log === undefined ? file.owed : readOwed(readFileSync(resolve(process.env.INIT_CWD ?? '.', log), 'utf8'));
const turn = presentTurn(file) + 1;
const base = presentBase() ?? file.base;
writeTurnFile({ ...file, turn, base, owed });
console.log(`Turn ${turn}, based on ${base.slice(0, 8)}, with ${owed.length} owed items.`);
