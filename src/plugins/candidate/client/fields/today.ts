/** Today in the time zone of this browser, such as `2026-09-01`. */
export function today(now = new Date()): string {
  const parts = [String(now.getFullYear()).padStart(4, '0'), two(now.getMonth() + 1), two(now.getDate())];
  return parts.join('-');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
