/** An address for a link of a mail. @throws TypeError when it is not an absolute address of the web */
export function linkTarget(href: string): string {
  const url = URL.parse(href);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new TypeError('A link of a mail needs an absolute address of the web.');
  return url.href;
}
