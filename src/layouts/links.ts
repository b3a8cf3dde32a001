import { GENERIC_PATHS } from '../../transforms/config/paths.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import type { SettlementInfo } from '../api/api.ts';

/** Link of the header's navigation. `href` is a complete URL, or a path of the app. */
export interface NavLink {
  /** Key of the link's text. */
  key: ProductKey;
  href: string;
}

/** Submenu of the header's navigation, with the key of its name. */
export interface NavMenu {
  key: ProductKey;
  links: NavLink[];
}

type Header = SettlementInfo['header'];

interface LinkSpec {
  key: ProductKey;
  path: string;
  /** Name by which `leaveOut` of a settlement omits the link. */
  page?: NonNullable<Header['leaveOut']>[number];
  /** Form of the app that the link opens; a link without one leads to the settlement's site. */
  form?: FormName;
}

const DEFAULT_LINKS: readonly LinkSpec[] = [
  { key: 'Nav_Home', path: '' },
  { key: 'Nav_Documents', path: '/documents', page: 'documents' },
  { key: 'Nav_Faq', path: '/faq', page: 'faq' },
  { key: 'Nav_FileClaim', path: '/', form: 'standard' },
  { key: 'Nav_FileClaim', path: '/automotive', form: 'automotive' },
  { key: 'Nav_VinLookup', path: '/lookup', form: 'lookup' },
  { key: 'Nav_Contact', path: '/contact', page: 'contact' },
];

const KEY_DATES: LinkSpec = { key: 'Nav_KeyDates', path: '/dates', page: 'dates' };

const MENU_LINKS: readonly LinkSpec[] = [
  { key: 'Nav_ClaimStatus', path: '/claim/status', page: 'claimStatus' },
  { key: 'Nav_UploadDocuments', path: '/documents', page: 'uploadDocuments' },
  { key: 'Nav_ChangeAddress', path: '/coa', page: 'changeAddress' },
];

/** Joins a site's address and a path with one slash. */
function below(siteUrl: string, path: string): string {
  return path === '' ? siteUrl : `${siteUrl.replace(/\/+$/, '')}${path}`;
}

function linkOf({ key, form, path }: LinkSpec, siteUrl: string): NavLink {
  return { key, href: form ? path : below(siteUrl, path) };
}

/** Content of the header's navigation: its links, and the submenu after them; null for none. */
export interface HeaderLinks {
  links: NavLink[];
  menu: NavMenu | null;
}

/**
 * Returns the links of the header's navigation as the settlement configures it: the default ones (R2-31), or these with
 * the key dates and a menu (R2-32). No link leads to a form or page that the settlement lacks.
 */
export function headerLinks({ header, links: { siteUrl }, forms, status }: SettlementInfo): HeaderLinks {
  // Filing has one link: to the Standard form where there is one.
  const hasForm = (form: FormName) => form in forms && !(form === 'automotive' && 'standard' in forms);
  const isThere = ({ form, page }: LinkSpec) =>
    form === undefined ? !page || !header.leaveOut?.includes(page) : hasForm(form);
  const linkTo = (link: LinkSpec): NavLink =>
    link.page === 'claimStatus' && status
      ? { key: link.key, href: GENERIC_PATHS.status }
      : linkOf(link, siteUrl);
  const shown = (specs: readonly LinkSpec[]) => specs.filter(isThere).map(linkTo);
  if (header.navigation === 'default') return { links: shown(DEFAULT_LINKS), menu: null };
  const more = shown(MENU_LINKS);
  return {
    links: shown([...DEFAULT_LINKS, KEY_DATES]),
    menu: more.length === 0 ? null : { key: 'Nav_More', links: more },
  };
}
