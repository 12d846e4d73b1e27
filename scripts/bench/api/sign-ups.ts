import type { Report } from '../report.ts';
import { inSeededFolder } from '../seeded-server.ts';
import { pacedLoad, percentile, timed } from './load.ts';

const SIGN_UPS = 200;
const SECONDS = 10;
const SEARCHES_PER_SECOND = 20;
const QUIET_SECONDS = 5;
/** 99 of 100 searches within these milliseconds, while passwords are hashed. */
const SEARCH_P99 = 50;
const PATHS = ['nurse', 'engineer', 'teacher', 'driver'].map((word) => `/api/jobs?limit=20&q=${word}`);

type Outcome = 'created' | 'told when to come back' | 'failed';

/** Sends 200 sign-ups in ten seconds, while postings are searched. */
export async function benchSignUps(report: Report): Promise<void> {
  report.heading(`${SIGN_UPS} sign-ups in ${SECONDS} s, while postings are searched ${SEARCHES_PER_SECOND} times a second`);
  await inSeededFolder(async ({ inProduction }) => {
    const server = await inProduction();
    await server.start();
    const quiet = await pacedLoad(server.url, PATHS, SEARCHES_PER_SECOND, (sent) => sent < QUIET_SECONDS * SEARCHES_PER_SECOND);
    let isDone = false;
    const signingUp = signUpAll(server.url).finally(() => {
      isDone = true;
    });
    const searching = await pacedLoad(server.url, PATHS, SEARCHES_PER_SECOND, () => !isDone);
    const answers = await signingUp;
    const count = (wanted: Outcome): number => answers.filter(({ outcome }) => outcome === wanted).length;
    report.add({ name: 'sign-ups that succeed', value: count('created'), unit: '' });
    report.add({ name: 'sign-ups that are told when to come back', value: count('told when to come back'), unit: '' });
    report.most('sign-ups that fail', count('failed'), '', 0);
    const times = answers.filter(({ outcome }) => outcome === 'created').map(({ took }) => took / 1000);
    report.add({ name: 'sign-up: p50', value: percentile(times, 0.5), unit: 's' });
    report.add({ name: 'sign-up: p99', value: percentile(times, 0.99), unit: 's' });
    const limit = { kind: 'at most', value: SEARCH_P99 } as const;
    report.add({ name: 'search meanwhile: p99', value: searching, unit: 'ms', floor: quiet, limit });
  });
}

async function signUpAll(url: string): Promise<readonly { readonly outcome: Outcome; readonly took: number }[]> {
  const begun = performance.now();
  const sent = Array.from({ length: SIGN_UPS }, async (_, number) => {
    const due = begun + (number * SECONDS * 1000) / SIGN_UPS;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    let outcome: Outcome = 'failed';
    const took = await timed(async () => {
      outcome = await signUp(url, `sign-up-${number}@bench.test`);
    });
    return { outcome, took };
  });
  return Promise.all(sent);
}

async function signUp(url: string, email: string): Promise<Outcome> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long bench password', returnSecureToken: true }),
  });
  await response.arrayBuffer();
  if (response.ok) return 'created';
  return Number(response.headers.get('retry-after')) > 0 ? 'told when to come back' : 'failed';
}
