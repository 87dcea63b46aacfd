import { ApiError } from './api-error.ts';
import { readJson, refusalOf } from './send.ts';

interface UploadOptions {
  /** Told from 0 to 1 as the file goes out; at 1 the server begins to work on it. */
  onProgress: (share: number) => void;
  /** What stops it. */
  signal?: AbortSignal;
}

/**
 * Sends a file to our own server as the body of a POST and gives the JSON it answers. It takes a
 * path from `/` on. `fetch` cannot tell how far a body has come.
 * @throws An `ApiError` for every other answer and for none.
 */
export function upload(path: string, file: Blob, { onProgress, signal }: UploadOptions) {
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) return resolve(readJson(responseText));
      const retryAfter = request.getResponseHeader('retry-after');
      reject(refusalOf({ status, statusText, retryAfter }, responseText));
    });
    const fail = () => reject(new ApiError(0, 'network_offline', ''));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal?.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
