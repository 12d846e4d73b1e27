// The mark as `Mark.tsx` draws it.
const MARK =
  '<svg class="mark" viewBox="0 0 60 56" aria-hidden="true"><path class="mark__leaf" d="M30 15.56C39.65 23.27 39.65 32.73 30 40.44 20.35 32.73 20.35 23.27 30 15.56Z"/><path d="M20 3.02 27.74 14 20 24.98 12.26 14ZM40 3.02 47.74 14 40 24.98 32.26 14ZM50 17.02 57.74 28 50 38.98 42.26 28ZM40 31.02 47.74 42 40 52.98 32.26 42ZM20 31.02 27.74 42 20 52.98 12.26 42ZM10 17.02 17.74 28 10 38.98 2.26 28Z"/></svg>';

/**
 * The application shell: the frame of a public page and the landing page's largest words, in English. Built into index.html,
 * inside the root, so that something stands there before any script runs. No `style` attributes: the content security policy
 * blocks them. `LandingPage.test.tsx` holds the words against the page's own.
 */
export const SHELL_HTML = `<div class="shell"><header class="top"><div class="top__in wrap"><span class="brand">${MARK}<span>Trellis</span></span></div></header><main class="hero"><div class="hero__in wrap"><h1>Work that answers back.</h1><p class="lead">Search the open jobs, apply with a few words of your own, and see at any time where your application stands.</p></div></main></div>`;
