/**
 * The path of the page of this site that somebody came from, without its query, which may be secret. `undefined` when they came
 * from elsewhere, or when their browser does not tell.
 */
export function pageBefore(): string | undefined {
  const url = URL.parse(addressBefore());
  const isOurs = url !== null && url.origin === location.origin && url.pathname !== location.pathname;
  return isOurs ? url.pathname : undefined;
}

function addressBefore(): string {
  // Not every browser has it; where it is missing, a page that was opened by a full load still knows its referrer.
  const history: Navigation | undefined = 'navigation' in window ? navigation : undefined;
  const index = history?.currentEntry?.index ?? 0;
  return history?.entries()[index - 1]?.url ?? document.referrer;
}
