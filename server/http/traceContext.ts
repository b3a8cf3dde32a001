/** Trace and span of the caller, by which its own logs are joined with the server's. */
export interface TraceContext {
  traceId: string;
  /** Id of the caller's span. */
  parentId: string;
}

/** Version, trace id, parent id and flags; a later version may add fields behind them. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/;

const ZEROS = /^0+$/;

/**
 * Reads a `traceparent` header as W3C Trace Context defines it. Returns null for one that it has ignored: malformed, all
 * zeros, the version ff, fields behind those of version 00, or several headers.
 */
export function readTraceparent(header: string | string[] | undefined): TraceContext | null {
  if (typeof header !== 'string') return null;
  const [, version, traceId, parentId, more] = TRACEPARENT.exec(header) ?? [];
  if (version === undefined || traceId === undefined || parentId === undefined) return null;
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  return ZEROS.test(traceId) || ZEROS.test(parentId) ? null : { traceId, parentId };
}
