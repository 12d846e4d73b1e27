import type { Browser } from '@playwright/test';
import { test as base } from '../support/test.ts';
import { openPerson, type Person } from './person.ts';
import type { Screen } from './screen.ts';
import { buildWorld, type World } from './world.ts';

/** Who looks at a screen, signed in once for all the screens they look at. */
export type People = (screen: Pick<Screen, 'who'>) => Promise<Person>;

/** `test` on a server with everything that the screens show, and the people who look at them. */
export const test = base.extend<object, { world: World; people: People }>({
  world: [async ({ server }, use) => use(await buildWorld(server.url)), { scope: 'worker', timeout: 60_000 }],
  people: [async ({ browser, server, world }, use) => use(peopleOf(browser, server.url, world)), { scope: 'worker' }],
});

function peopleOf(browser: Browser, url: string, world: World): People {
  const opened = new Map<string, Promise<Person>>();
  return ({ who }) => {
    const known = opened.get(who) ?? openPerson(browser, url, who === 'visitor' ? undefined : world.accounts[who]);
    opened.set(who, known);
    return known;
  };
}
