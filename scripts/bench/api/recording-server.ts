// An ordinary server that writes each statement that reads, with its values, as a line to the file BENCH_STATEMENTS. Started by signed-in-calls.ts.
import { appendFileSync } from 'node:fs';
import pg from 'pg';

const file = process.env.BENCH_STATEMENTS;
if (file === undefined) throw new Error('BENCH_STATEMENTS is missing');
const send = Reflect.get(pg.Client.prototype, 'query');
Object.assign(pg.Client.prototype, {
  query(...sent: unknown[]) {
    const { text, values }: { text?: unknown; values?: unknown } = Object(sent[0]);
    if (typeof text === 'string' && /^\s*(select|with)\b/i.test(text)) appendFileSync(file, `${JSON.stringify({ text, values })}\n`);
    return Reflect.apply(send, this, sent);
  },
});
await import('#core/server/app/main.ts');
