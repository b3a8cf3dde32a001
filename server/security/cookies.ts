import type { CookieSerializeOptions } from '@fastify/cookie';

/**
 * Names and options of the product's cookies. Over https their names begin with `__Host-`, so that no subdomain can set
 * them.
 */
export interface CookieJar {
  visitor: string;
  session: string;
  culture: string;
  options: CookieSerializeOptions;
}

/** Returns the cookies' names and options. Over plain http, on a developer's machine, they are not Secure. */
export function cookieJar(secure: boolean): CookieJar {
  const nameOf = (name: string): string => `${secure ? '__Host-' : ''}claimwright_${name}`;
  return {
    visitor: nameOf('visitor'),
    session: nameOf('session'),
    culture: nameOf('culture'),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}
