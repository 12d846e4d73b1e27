// The floor of an API answer: a Fastify route that runs prepared statements and sends the rows of the last. Started by measured-calls.ts.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import type { Statement } from './statements.ts';

interface Orders {
  readonly pool: pg.PoolConfig;
  readonly shapes: Readonly<Record<string, readonly (readonly Statement[])[]>>;
}

const file = process.argv[2];
if (file === undefined) throw new Error('usage: bare-server.ts ORDERS.json');
const orders = JSON.parse(readFileSync(file, 'utf8')) as Orders;
const pool = new pg.Pool(orders.pool);
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `bare_${names.size}`;
  names.set(text, name);
  return name;
};

const app = Fastify();
app.get<{ Params: { shape: string; number: string } }>('/:shape/:number', async ({ params }, reply) => {
  const statements = orders.shapes[params.shape]?.[Number(params.number)];
  if (statements === undefined) return reply.code(404).send();
  let items: readonly unknown[] = [];
  for (const { text, values } of statements) items = (await pool.query({ name: nameOf(text), text, values: [...values] })).rows;
  return { items };
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
