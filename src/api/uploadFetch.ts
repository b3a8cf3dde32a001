/** Callback for upload progress: the bytes of a request sent so far, and all of them. */
export type OnProgress = (sent: number, total: number) => void;

const headerLine = /^([^:]+):\s*(.*)$/;

function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/\r?\n/)) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers.append(name, value);
  }
  return headers;
}

function answerOf(xhr: XMLHttpRequest): Response {
  const bodiless = xhr.status === 204 || xhr.status === 304;
  return new Response(bodiless ? null : (xhr.response as Blob), {
    status: xhr.status,
    statusText: xhr.statusText,
    headers: headersOf(xhr.getAllResponseHeaders()),
  });
}

/**
 * Creates a `fetch` over XMLHttpRequest, because fetch reports no upload progress. A network failure is a TypeError, as
 * with fetch.
 */
export function uploadFetch(onProgress: OnProgress): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.responseType = 'blob';
      for (const [name, value] of request.headers) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded, total);
      };
      xhr.onload = () => resolve(answerOf(xhr));
      xhr.onerror = () => reject(new TypeError('The upload failed'));
      xhr.onabort = () => reject(new DOMException('The upload was aborted', 'AbortError'));
      request.signal.addEventListener('abort', () => xhr.abort());
      if (request.signal.aborted) reject(new DOMException('The upload was aborted', 'AbortError'));
      else xhr.send(body);
    });
  };
}
