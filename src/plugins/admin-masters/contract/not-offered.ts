import type { KindCode, MasterCatalogue } from './master-catalogue.ts';

/** A code of master data in an object, and the path of its field in the request. */
export interface UsedCode extends KindCode {
  /** Empty when the field is not filled in. */
  readonly code: string;
  readonly path: string;
}

/**
 * The paths of codes that may not be newly used. Codes that the object had before stay valid, in any of its fields. It asks once for each
 * kind that has new codes.
 */
export async function notOffered(
  catalogue: Pick<MasterCatalogue, 'refused'>,
  used: readonly UsedCode[],
  before: readonly UsedCode[] = [],
): Promise<readonly string[]> {
  const kinds = [...Map.groupBy(newlyUsed(used, before), ({ entity }) => entity)];
  const refused = await Promise.all(
    kinds.map(async ([entity, codes]) => {
      const found = await catalogue.refused(entity, [...new Set(codes.map(({ code }) => code))]);
      return codes.filter(({ code }) => found.includes(code));
    }),
  );
  return refused.flat().map(({ path }) => path);
}

/** The codes that the object did not have before, in any of its fields. */
export function newlyUsed<Code extends KindCode>(used: readonly Code[], before: readonly KindCode[]): readonly Code[] {
  const had = new Set(before.map(keyOf));
  return used.filter((code) => code.code !== '' && !had.has(keyOf(code)));
}

function keyOf({ entity, code }: KindCode): string {
  return `${entity} ${code}`;
}
