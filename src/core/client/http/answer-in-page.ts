/**
 * Takes the answer to a call that the server has put into the head of the page (`core/server/pages/page-data.ts`). It is there once, because it
 * gets old. It is not for signed-in users, who may get another answer, and not from a page that the browser kept and has not asked for again.
 */
export function answerInPage(address: string, token: string | null): string | undefined {
  const place = document.querySelector<HTMLScriptElement>('script[data-call]');
  if (place?.dataset.call !== address) return undefined;
  place.remove();
  return token === null && isFromServer() ? place.text : undefined;
}

function isFromServer(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'transferSize' in entry && entry.transferSize !== 0);
}
