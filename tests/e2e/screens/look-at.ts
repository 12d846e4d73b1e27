import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../support/axe.ts';
import { settled } from '../support/settled.ts';
import type { Combination } from './combinations.ts';
import { sameTextsIn } from './same-texts.ts';
import { OWN_WORDS } from './world.ts';

// Texts that stay English on an Arabic screen.
const SAME = sameTextsIn('ar');

const HEIGHT = 900;

/** Opens an address in a language and waits until it has loaded completely. */
export async function open(page: Page, address: string, language: string): Promise<void> {
  // Only pages of our origin have our storage.
  if (page.url() === 'about:blank') await page.goto(address);
  await page.evaluate((code) => localStorage.setItem('trellis.language', code), language);
  await page.goto(address);
  await settled(page);
}

/** Shows the open page in a width and a theme. */
export async function show(page: Page, { width, theme }: Combination): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  // A page that becomes narrower may keep a scroll position at which the header covers a part of a button.
  await page.evaluate(() => window.scrollTo(0, 0));
  // After two frames, all parts that depend on the width (such as a list that becomes cards) are drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** The faults of the page as shown, in words; empty when there are none. */
export async function faultsOf(page: Page, combination: Combination): Promise<string[]> {
  const found = await faultsNow(page, combination);
  if (found.length === 0) return [];
  // On a busy machine, the page may still change its layout for the new width. Only faults that stay count.
  await settled(page);
  return faultsNow(page, combination);
}

async function faultsNow(page: Page, { language }: Combination): Promise<string[]> {
  return [...(await sidewaysScrolling(page)), ...(await accessibilityFindings(page)), ...(await untranslated(page, language))];
}

async function sidewaysScrolling(page: Page): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return excess > 0 ? [`wider than its window by ${excess} px`] : [];
}

async function untranslated(page: Page, language: string): Promise<string[]> {
  const shown = await page.evaluate(() => document.documentElement.lang);
  if (shown !== language) return [`shown in "${shown}", not in "${language}"`];
  if (language !== 'ar') return [];
  const title = OWN_WORDS.reduce((rest, words) => rest.replace(words, ''), await page.title()).replace(ISOLATED, '');
  const found = [...(await page.evaluate(latinWords)), title].filter(isUntranslated);
  return found.map((text) => `not translated: "${text}"`);
}

// Words of users in a sentence.
const ISOLATED = /\u2068[^\u2069]*\u2069/gu;

function isUntranslated(text: string): boolean {
  return /[A-Za-z]{2}/.test(SAME.reduce((rest, same) => rest.replaceAll(same, ''), text));
}

// Runs in the page. On an Arabic screen, two Latin letters in a row are a user's own words or a fault. A user's own words stand in a marked
// element, or between the characters that isolate them. Addresses, currency codes and names of keys are the same everywhere.
function latinWords(): string[] {
  const OWN = 'bdi, code, kbd, pre, textarea, [dir="ltr"], [dir="auto"], [lang]:not(html), script, style, noscript';
  const ATTRIBUTES = ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'];
  const found: string[] = [];
  const look = (text: string | null, near: Element | null): void => {
    const ours = (text ?? '').replace(/\u2068[^\u2069]*\u2069|https?:\S*|\S+@\S+|\b[A-Z]{3}\b|\bShift\b/gu, '');
    if (/[A-Za-z]{2}/.test(ours) && near?.closest(OWN) === null) found.push(ours.trim().slice(0, 80));
  };
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) look(element.getAttribute(name), element);
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue, element);
  }
  return found;
}
