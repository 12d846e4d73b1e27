import type { ZodString } from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/**
 * The highest number of characters of a text in a schema, at a path of field names and list positions. `undefined` where the schema has no
 * text with a limit. It reads the schema without loading the schema library, which forms that are painted early load later.
 */
export function fieldLimit(schema: $ZodType, path: string): number | undefined {
  const place = path.split('.').reduce<$ZodType | undefined>((at, key) => at && childOf(at, key), schema);
  return place && firstOf(place, limitOf);
}

function childOf(schema: $ZodType, key: string): $ZodType | undefined {
  return firstOf(schema, (layer) => {
    const { def } = (layer as $ZodTypes)._zod;
    if (def.type === 'object') return Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
    return def.type === 'array' ? def.element : undefined;
  });
}

function limitOf(layer: $ZodType): number | undefined {
  if (!isText(layer)) return undefined;
  // A typed text may be longer than the cleaned one, so its limit is in the description.
  const limit = layer.meta()?.maxLength ?? layer.maxLength;
  return typeof limit === 'number' ? limit : undefined;
}

function isText(layer: $ZodType): layer is ZodString {
  return (layer as $ZodTypes)._zod.def.type === 'string';
}

/** Searches a schema and those that it wraps, such as that of an optional value. */
function firstOf<Found>(schema: $ZodType, find: (layer: $ZodType) => Found | undefined): Found | undefined {
  const found = find(schema);
  if (found !== undefined) return found;
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'pipe') return firstOf(def.in, find) ?? firstOf(def.out, find);
  return 'innerType' in def ? firstOf(def.innerType, find) : undefined;
}
