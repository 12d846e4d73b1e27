/**
 * The worker that takes push messages: its file, the scope it is registered with (specification section 9; with the page's
 * `<base href="/">` that is the whole site, from every page) and how long it may take to become active, in milliseconds.
 */
export const PUSH_WORKER = Object.freeze({ file: '/firebase-messaging-sw.js', scope: '', activationMs: 10_000 });

/** The global of the worker in which the server leaves the provider's settings for it. */
export const PUSH_WORKER_SETTINGS = 'trellisIdentity';
