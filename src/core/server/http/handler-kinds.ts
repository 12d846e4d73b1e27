import type { DownloadHandler } from './files/handle-download.ts';
import type { UploadHandler } from './files/handle-upload.ts';
import type { Handler, JsonHandler } from './handler.ts';

/** Whether the body and the response of a call are JSON. */
export function isJson(handler: Handler): handler is JsonHandler {
  return handler.contract.endpoint.kind === undefined;
}

/** Whether a call takes an uploaded file. */
export function isUpload(handler: Handler): handler is UploadHandler {
  return handler.contract.endpoint.kind === 'upload';
}

/** Whether a call answers with a file. */
export function isDownload(handler: Handler): handler is DownloadHandler {
  return handler.contract.endpoint.kind === 'download';
}
