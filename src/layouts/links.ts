import type { ProductKey } from '../../transforms/texts/keys.ts';
import type { SettlementInfo } from '../api/api.ts';

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

type Header = SettlementInfo['header'];

interface LinkSpec {
  key: ProductKey;
  to: 'site' | 'app';
  path: string;
  /** The page's name for settlements that leave it out. */
  page?: NonNullable<Header['leaveOut']>[number];
}

const LOOKUP = '/lookup';

const DEFAULT_LINKS: readonly LinkSpec[] = [
  { key: 'Nav_Home', to: 'site', path: '' },
  { key: 'Nav_Documents', to: 'site', path: '/documents', page: 'documents' },
  { key: 'Nav_Faq', to: 'site', path: '/faq', page: 'faq' },
  { key: 'Nav_FileClaim', to: 'app', path: '/' },
  { key: 'Nav_VinLookup', to: 'app', path: LOOKUP },
  { key: 'Nav_Contact', to: 'site', path: '/contact', page: 'contact' },
];

const KEY_DATES: LinkSpec = { key: 'Nav_KeyDates', to: 'site', path: '/dates', page: 'dates' };

const MENU_LINKS: readonly LinkSpec[] = [
  { key: 'Nav_ClaimStatus', to: 'site', path: '/claim/status', page: 'claimStatus' },
  { key: 'Nav_UploadDocuments', to: 'site', path: '/documents', page: 'uploadDocuments' },
  { key: 'Nav_ChangeAddress', to: 'site', path: '/coa', page: 'changeAddress' },
];

/** A site's address and a path below it, with one slash between. */
function below(siteUrl: string, path: string): string {
  return path === '' ? siteUrl : `${siteUrl.replace(/\/+$/, '')}${path}`;
}

function linkOf({ key, to, path }: LinkSpec, siteUrl: string): NavLink {
  return { key, href: to === 'site' ? below(siteUrl, path) : path, newTab: true };
}

export interface HeaderLinks {
  links: NavLink[];
  menu: NavMenu | null;
}

/**
 * The header's navigation: R2-31, or R2-32 with the key dates and a menu. Links open in a new tab, so that a claim
 * that is being filled in stays where it is. No link leads to a form or page that the settlement lacks.
 */
export function headerLinks({ header, links: { siteUrl }, forms }: SettlementInfo): HeaderLinks {
  const isThere = ({ path, page }: LinkSpec) =>
    page === undefined ? path !== LOOKUP || 'lookup' in forms : !header.leaveOut?.includes(page);
  const shown = (specs: readonly LinkSpec[]) => specs.filter(isThere).map((link) => linkOf(link, siteUrl));
  if (header.navigation === 'default') return { links: shown(DEFAULT_LINKS), menu: null };
  const more = shown(MENU_LINKS);
  return {
    links: shown([...DEFAULT_LINKS, KEY_DATES]),
    menu: more.length === 0 ? null : { key: 'Nav_More', links: more },
  };
}
