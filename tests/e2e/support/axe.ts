import type { Page } from '@playwright/test';
import axe from 'axe-core';

// WCAG 2.2, levels A and AA.
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/**
 * The serious and critical findings of axe below an element, as `rule: places`. Axe is injected once per page, which speeds up later calls.
 */
export async function accessibilityFindings(page: Page, below = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const findings = await page.evaluate(lookWithAxe, { below, tags: TAGS });
  return findings.map(({ id, places }) => `${id}: ${places.join(', ')}`);
}

// Runs in the page.
async function lookWithAxe({ below, tags }: { below: string; tags: string[] }): Promise<{ id: string; places: string[] }[]> {
  const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
  // A colour in transition is neither the one before nor the one after.
  const transitions = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { violations } = await inPage.run(below, { runOnly: tags, resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(' ')) }));
}
