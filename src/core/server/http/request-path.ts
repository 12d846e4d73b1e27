/** The path of an address, still encoded, without query and fragment. */
export function pathOf(url: string): string {
  const end = url.search(/[?#;]/);
  return end === -1 ? url : url.slice(0, end);
}
