/**
 * The service worker that receives push messages: its file, its registration scope (specification section 9) and the time limit for
 * its activation in milliseconds. Pages have `<base href="/">`, so the empty scope covers the whole site from every page.
 */
export const PUSH_WORKER = Object.freeze({ file: '/firebase-messaging-sw.js', scope: '', activationMs: 10_000 });

/** The global variable of the worker in which the server stores the provider's settings. */
export const PUSH_WORKER_SETTINGS = 'trellisIdentity';
