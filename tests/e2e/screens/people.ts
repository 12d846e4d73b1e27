import type { Browser } from '@playwright/test';
import { test as base } from '../support/test.ts';
import { openPerson, type Person } from './person.ts';
import type { Screen } from './screen.ts';
import { buildWorld, type World } from './world.ts';

/** The users of the screen tests. Each signs in once for all of their screens. */
export type People = (screen: Pick<Screen, 'who'>) => Promise<Person>;

/** `test` on a server with all data of the screens, and its users. */
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
