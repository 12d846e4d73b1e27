import { CODINGS, type Coding } from './file-table.ts';

/** The codings that an `Accept-Encoding` header allows, best first; the plain file always comes last. */
export function acceptedCodings(header: string | undefined): Coding[] {
  const named = new Map((header ?? '').split(',').map(weighed));
  const everything = named.get('*') ?? 0;
  return CODINGS.filter((coding) => coding === 'identity' || (named.get(coding) ?? everything) > 0);
}

function weighed(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [coding, weight === undefined ? 1 : Number(weight)];
}
