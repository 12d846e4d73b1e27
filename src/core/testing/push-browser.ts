/** A service worker whose state a test changes. */
export interface PlayedWorker extends EventTarget {
  state: string;
  readonly become: (state: string) => void;
  /** Whether somebody waits for its next state. */
  readonly isWatched: () => boolean;
}

/** What a browser does when push messages are asked for. */
interface BrowserAnswers {
  /** The person's answer; granted unless said. */
  readonly answer?: NotificationPermission;
  /** The worker that comes with the registration; an active one unless said. */
  readonly installing?: PlayedWorker | null;
  /** What registering answers with, or fails with, in place of a registration. */
  readonly registration?: object;
}

const originals = new Map<string, PropertyDescriptor | undefined>();

/** jsdom has none of what push messages need: plays the browser's part, all of it there and willing unless the test says otherwise. */
export function playBrowser({ answer = 'granted', installing, registration }: BrowserAnswers = {}): { readonly register: jest.Mock } {
  leaveBrowser();
  class Registration {
    readonly active = installing === undefined ? worker('activated') : null;
    readonly installing = installing ?? null;
    readonly waiting = null;
    readonly pushManager = { getSubscription: async () => ({}) };
  }
  let registered: object | undefined;
  const register = jest.fn(async () => {
    if (registration instanceof Error) throw registration;
    registered = registration ?? new Registration();
    return registered;
  });
  const notification = {
    permission: 'default',
    requestPermission: async () => {
      notification.permission = answer;
      return answer;
    },
  };
  put('serviceWorker', { register, getRegistration: async () => registered });
  put('PushManager', class {});
  put('ServiceWorkerRegistration', Registration);
  put('Notification', notification);
  put('indexedDB', {});
  return { register };
}

/** A browser without one of these. */
export function takeAway(feature: 'serviceWorker' | 'PushManager' | 'Notification' | 'fetch' | 'indexedDB'): void {
  keep(feature);
  Reflect.deleteProperty(placeOf(feature), feature);
}

/** Puts everything back. */
export function leaveBrowser(): void {
  for (const [name, original] of originals) {
    if (original === undefined) Reflect.deleteProperty(placeOf(name), name);
    else Object.defineProperty(placeOf(name), name, original);
  }
  originals.clear();
}

/** A worker in a state, `installing` or `activated` for example. */
export function worker(state: string): PlayedWorker {
  let watchers = 0;
  const target = new EventTarget();
  return Object.assign(target, {
    state,
    become(this: PlayedWorker, next: string) {
      this.state = next;
      target.dispatchEvent(new Event('statechange'));
    },
    isWatched: () => watchers > 0,
    addEventListener(this: EventTarget, type: string, listener: EventListener) {
      watchers += 1;
      EventTarget.prototype.addEventListener.call(target, type, listener);
    },
  });
}

function put(name: string, value: unknown): void {
  keep(name);
  Object.defineProperty(placeOf(name), name, { value, configurable: true, writable: true });
}

function keep(name: string): void {
  if (!originals.has(name)) originals.set(name, Object.getOwnPropertyDescriptor(placeOf(name), name));
}

function placeOf(name: string): object {
  return name === 'serviceWorker' ? navigator : globalThis;
}
