import { directionOf } from '#core/contract/writing-direction.ts';
import { SHELL_WORDS, type ShellWords } from './shell-words.ts';

// The mark as `Mark.tsx` draws it.
const MARK =
  '<svg class="mark" viewBox="0 0 60 56" aria-hidden="true"><path class="mark__leaf" d="M30 15.56C39.65 23.27 39.65 32.73 30 40.44 20.35 32.73 20.35 23.27 30 15.56Z"/><path d="M20 3.02 27.74 14 20 24.98 12.26 14ZM40 3.02 47.74 14 40 24.98 32.26 14ZM50 17.02 57.74 28 50 38.98 42.26 28ZM40 31.02 47.74 42 40 52.98 32.26 42ZM20 31.02 27.74 42 20 52.98 12.26 42ZM10 17.02 17.74 28 10 38.98 2.26 28Z"/></svg>';

const BRAND = `<span class="brand">${MARK}<span>${inEach('brand')}</span></span>`;

/**
 * The generic error screen (specification section 8), shown when the application does not start. It is a template in the shell,
 * because every other source of texts may be the part that failed. It disappears with the shell when the application renders.
 */
const FAILURE_HTML = `<template><main class="shell mount-failure wrap">${BRAND}<p><span>500</span> <span>${inEach('failed')}</span></p><h1>${inEach('failedHeading')}</h1><p class="lead">${inEach('failedHelp')}</p><button type="button" class="btn btn--ink">${inEach('failedReload')}</button></main></template>`;

/**
 * The application shell: the frame of a public page and the headline texts of the landing page. It is built into the root element of
 * index.html, so the page has content before any script runs. It contains the texts of every language. Only the `lang` of the
 * document decides which are shown (critical.css), so no frame can show another language. The shell has no `style` attributes, because
 * the content security policy blocks them. The second `main` is for the first texts of any other page: the build puts those of
 * a plugin (`client/shells/<route>.html`) there, and the inline script of index.html those that a page has in its head. Only one of the
 * two `main` elements is shown.
 */
export const SHELL_HTML = `<div class="shell"><header class="top"><div class="top__in wrap">${BRAND}</div></header><main class="hero"><div class="hero__in wrap"><h1>${inEach('heading')}</h1><p class="lead">${inEach('lead')}</p></div></main><main class="shell__page"></main></div>${FAILURE_HTML}`;

/** The message for browsers without scripts. The user's language is not known there, so it appears in every language. */
export const NO_SCRIPT_HTML = Object.entries(SHELL_WORDS)
  .map(([code, { noScript }]) => `<p lang="${code}" dir="${directionOf(code)}">${noScript}</p>`)
  .join('');

function inEach(words: keyof ShellWords): string {
  return Object.entries(SHELL_WORDS)
    .map(([code, { [words]: text }]) => `<span lang="${code}">${text}</span>`)
    .join('');
}
