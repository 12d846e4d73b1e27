import { exactSchema } from '#core/contract/schema.ts';
import { CODE_FORM, MOST_CODE } from './master-row.ts';

/** The code of an existing row. */
export const codeSchema = exactSchema(1, MOST_CODE).regex(CODE_FORM);

/** The code of an existing row, or empty text. */
export const maybeCodeSchema = exactSchema(0, MOST_CODE).regex(new RegExp(`^$|${CODE_FORM.source}`, 'u'));
