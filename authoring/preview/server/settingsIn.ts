import { themeNames } from '../../../bundle/schema/metaSchemas.ts';
import type { PreviewSettings } from '../protocol/types.ts';
import { BadRequestError } from './badRequest.ts';

/** Parses the settings in a request. Throws a BadRequestError for an unknown theme or an invalid time. */
export function settingsIn(body: unknown): PreviewSettings {
  const { theme, now } = (body ?? {}) as Record<string, unknown>;
  if (theme !== undefined && theme !== null && !themeNames().includes(String(theme)))
    throw new BadRequestError(`There is no theme "${String(theme)}".`);
  if (now !== undefined && now !== null && Number.isNaN(Date.parse(String(now))))
    throw new BadRequestError(`"${String(now)}" is no instant.`);
  return {
    ...(theme !== undefined && { theme: theme === null ? null : String(theme) }),
    ...(now !== undefined && { now: now === null ? null : String(now) }),
  };
}
