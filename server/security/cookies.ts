import type { CookieSerializeOptions } from '@fastify/cookie';

/** The product's cookies. Over https their names begin with `__Host-`: no subdomain can set them. */
export interface CookieJar {
  visitor: string;
  session: string;
  culture: string;
  options: CookieSerializeOptions;
}

/** Plain http (a developer's machine) has no Secure cookies; everything else is the same. */
export function cookieJar(secure: boolean): CookieJar {
  const nameOf = (name: string): string => `${secure ? '__Host-' : ''}claimwright_${name}`;
  return {
    visitor: nameOf('visitor'),
    session: nameOf('session'),
    culture: nameOf('culture'),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}
