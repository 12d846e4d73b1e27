/** A service worker with a state that the test can change. */
export interface PlayedWorker extends EventTarget {
  state: string;
  readonly become: (state: string) => void;
  /** Whether a listener waits for its next state. */
  readonly isWatched: () => boolean;
}

/** The browser's behaviour when a page asks for push messages. */
interface BrowserAnswers {
  /** The user's answer to the permission request; granted by default. */
  readonly answer?: NotificationPermission;
  /** The worker of the registration; an active one by default. */
  readonly installing?: PlayedWorker | null;
  /** Result of registering in place of a registration: a value, or an error. */
  readonly registration?: object;
}

const originals = new Map<string, PropertyDescriptor | undefined>();

/** Adds fake browser features for push messages, which jsdom lacks. By default all features exist and work. */
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

/** Removes one of these features from the browser. */
export function takeAway(feature: 'serviceWorker' | 'PushManager' | 'Notification' | 'fetch' | 'indexedDB'): void {
  keep(feature);
  Reflect.deleteProperty(placeOf(feature), feature);
}

/** Restores all browser features. */
export function leaveBrowser(): void {
  for (const [name, original] of originals) {
    if (original === undefined) Reflect.deleteProperty(placeOf(name), name);
    else Object.defineProperty(placeOf(name), name, original);
  }
  originals.clear();
}

/** A worker in the given state, for example `installing` or `activated`. */
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
