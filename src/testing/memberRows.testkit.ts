import { vi } from 'vitest';

/** A row of the class list as the server sends it. */
export const row = (fields: Record<string, string>, index = 0) => ({
  clientId: `row-${index}`,
  id: String(index),
  metadataHash: '',
  metadata: { formType: 'Standard' as const, dtoMapping: 'prepopulatedData' as const },
  fields,
});

/** The server's answer to somebody whom these rows of the class list are of. */
export const authorizedBy = (...rows: ReturnType<typeof row>[]) => ({
  authorized: true as const,
  error: null,
  captcha: 'raw',
  prepopulatedData: rows,
  expiresAt: '2026-05-20T19:30:00.000Z',
  storageKey: 'key-1',
});

/** The same by the columns of each row. */
export const rows = (...columns: Record<string, string>[]) => authorizedBy(...columns.map(row));

/** A call that answers so to everybody. */
export const authorizeWith = (...found: ReturnType<typeof row>[]) => ({
  authorize: vi.fn(async () => authorizedBy(...found)),
});
