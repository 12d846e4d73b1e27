/** Replaces the data for search engines (JSON-LD) in the head of the page, which the server may have put there. */
export function showMarkup(markup: object | undefined): void {
  for (const earlier of document.head.querySelectorAll('script[type="application/ld+json"]')) earlier.remove();
  if (markup === undefined) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  // Text of an element that is made here is never parsed as HTML, so nothing in it can end the element.
  script.textContent = JSON.stringify(markup);
  document.head.append(script);
}
