import type { Page } from 'playwright';

interface Listed {
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

/** Repeats the rows of each answer of a list, with ids of their own, so that the list has as many as the measurement scrolls through. */
export async function repeatRows(page: Page, pathname: string, perPage: number): Promise<void> {
  let made = 0;
  await page.route(
    (url) => url.pathname === pathname && !url.searchParams.has('count'),
    async (route) => {
      // Every page is the first one.
      const url = new URL(route.request().url());
      url.searchParams.delete('cursor');
      const response = await route.fetch({ url: url.href });
      const answer = (await response.json()) as Listed;
      const { items } = answer;
      if (items.length === 0) return route.fulfill({ response });
      const rows = Array.from({ length: perPage }, (_, index) => {
        made += 1;
        return { ...items[index % items.length], ...idOf(made) };
      });
      return route.fulfill({ response, json: { ...answer, items: rows, nextCursor: null } });
    },
  );
}

function idOf(number: number): { readonly id: string; readonly code: string } {
  const hex = number.toString(16).padStart(12, '0');
  return { id: `00000000-0000-7000-8000-${hex}`, code: `row-${number}` };
}
