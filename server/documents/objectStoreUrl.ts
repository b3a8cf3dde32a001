import { ExpectedError } from '../../bundle/expectedError.ts';

/** Bucket for documents: its URL and credentials. */
export interface ObjectStorePlace {
  /** `s3://bucket/prefix?region=eu-central-1&endpoint=https://…`: AWS's own endpoint where none is named. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** Invalid address of the object store, or missing credentials. */
class DocumentsUrlError extends ExpectedError {}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^[\w./-]*$/;

/** Parses the URL of a bucket. Throws DocumentsUrlError. */
export function readObjectStoreUrl({ url, accessKeyId, secretAccessKey }: ObjectStorePlace): {
  /** Bucket's address, without a slash at its end. */
  root: string;
  /** Prefix of every key: empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Prefix of a key in messages. */
  shown: string;
} {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  const path = decodeURI(parsed?.pathname ?? '').replace(/^\/+|\/+$/g, '');
  if (parsed?.protocol !== 's3:' || !BUCKET.test(parsed.hostname) || !PREFIX.test(path))
    throw new DocumentsUrlError(
      'CLAIMWRIGHT_DOCUMENTS_URL must be s3://BUCKET/PREFIX?region=REGION&endpoint=https://HOST',
    );
  if (!accessKeyId || !secretAccessKey)
    throw new DocumentsUrlError(
      'CLAIMWRIGHT_DOCUMENTS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY beside it',
    );
  const region = parsed.searchParams.get('region') ?? 'us-east-1';
  const endpoint = parsed.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const prefix = path === '' ? '' : `${path}/`;
  const bucket = parsed.hostname;
  return {
    root: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    prefix,
    region,
    shown: `s3://${bucket}/${prefix}`,
  };
}
