import type { DownloadAnswers, UploadEndpoint } from '#core/contract/file-endpoint.ts';
import { FILE_NAME_HEADER, FILE_NAME_HEADER_LENGTH } from '#core/contract/file-name.ts';
import type { Json } from './type-text.ts';

/** The header with the name of an uploaded file. */
export const FILE_NAME: Json = Object.freeze({
  name: FILE_NAME_HEADER,
  in: 'header',
  required: true,
  description: 'The name of the file, percent-encoded UTF-8. Paths and characters that cannot be seen are left out of it.',
  schema: { type: 'string', minLength: 1, maxLength: FILE_NAME_HEADER_LENGTH, pattern: "^([A-Za-z0-9_.~!*'()-]|%[0-9A-Fa-f]{2})+$" },
});

/** The body of a call that takes a file. */
export function fileBody({ maxBytes, maxSeconds }: UploadEndpoint): Json {
  return {
    required: true,
    description: `One file of at most ${maxBytes} bytes, with its \`content-length\`, which arrives within ${maxSeconds} seconds.`,
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary', maxLength: maxBytes } } },
  };
}

/** The successful responses of a download call. */
export function fileAnswers({ types, hasRanges = false }: DownloadAnswers): Json {
  const content = Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
  const headers = {
    'cache-control': header('How long the answer may be kept.'),
    etag: header('Changes whenever the content does; absent where the content is not known before its end.'),
    'content-disposition': header('The name of the file; absent where the answer has none.'),
  };
  return {
    200: { description: 'The file.', headers, content },
    ...(hasRanges && {
      206: { description: 'The part that was asked for.', headers: { ...headers, 'content-range': header('Which part.') }, content },
    }),
    304: { description: 'What the caller has still holds.' },
  };
}

function header(description: string): Json {
  return { description, schema: { type: 'string' } };
}
