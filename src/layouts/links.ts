import type { ProductKey } from '../../transforms/texts/keys.ts';

/** One link of the header. `href` is complete. */
export interface NavLink {
  /** The key of its text. */
  key: ProductKey;
  href: string;
  newTab: boolean;
}

export interface NavMenu {
  key: ProductKey;
  links: NavLink[];
}

type LinkSpec = { key: ProductKey; to: 'site' | 'app'; path: string };

const DEFAULT_LINKS: readonly LinkSpec[] = [
  { key: 'Nav_Home', to: 'site', path: '' },
  { key: 'Nav_Documents', to: 'site', path: '/documents' },
  { key: 'Nav_Faq', to: 'site', path: '/faq' },
  { key: 'Nav_FileClaim', to: 'app', path: '/' },
  { key: 'Nav_VinLookup', to: 'app', path: '/lookup' },
  { key: 'Nav_Contact', to: 'site', path: '/contact' },
];

const KEY_DATES: LinkSpec = { key: 'Nav_KeyDates', to: 'site', path: '/dates' };

const MENU_LINKS: readonly LinkSpec[] = [
  { key: 'Nav_ClaimStatus', to: 'site', path: '/claim/status' },
  { key: 'Nav_UploadDocuments', to: 'site', path: '/documents' },
  { key: 'Nav_ChangeAddress', to: 'site', path: '/coa' },
];

/** A site's address and a path below it, with one slash between. */
function below(siteUrl: string, path: string): string {
  return path === '' ? siteUrl : `${siteUrl.replace(/\/+$/, '')}${path}`;
}

function linkOf({ key, to, path }: LinkSpec, siteUrl: string): NavLink {
  return { key, href: to === 'site' ? below(siteUrl, path) : path, newTab: true };
}

export type HeaderKind = 'default' | 'alternative';

export interface HeaderLinks {
  links: NavLink[];
  menu: NavMenu | null;
}

/**
 * The header's navigation: R2-31, or R2-32 with the key dates and a menu. Links open in a new tab, so that a claim
 * that is being filled in stays where it is.
 */
export function headerLinks(kind: HeaderKind, siteUrl: string): HeaderLinks {
  const links = DEFAULT_LINKS.map((link) => linkOf(link, siteUrl));
  if (kind === 'default') return { links, menu: null };
  const menu: NavMenu = { key: 'Nav_More', links: MENU_LINKS.map((link) => linkOf(link, siteUrl)) };
  return { links: [...links, linkOf(KEY_DATES, siteUrl)], menu };
}
