// `npm run ci:plan`: prints the plan of the present commit, with the cost of each item and a reason.
import { costIn } from './checks/plan/plan.ts';
import { presentPlan } from './checks/plan/present-plan.ts';
import { OWED } from './checks/run/report.ts';

const { planned, owed, turn } = await presentPlan();
const rows = Map.groupBy(planned, ({ row }) => row);
for (const [row, items] of rows) {
  for (const { item, reason } of items) console.log(`${row} ${costIn(row, item).toFixed(1).padStart(6)} ${reason.padEnd(10)} ${item.name}`);
}
for (const item of owed) console.log(OWED + item);
for (const [row, items] of rows) {
  const cost = items.reduce((sum, { item }) => sum + costIn(row, item), 0);
  console.log(`row ${row}: ${items.length} items, ${Math.round(cost)} CPU seconds`);
}
console.log(`turn ${turn}`);
