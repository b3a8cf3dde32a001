import { describe, expect, it } from 'vitest';
import { formOfPath } from '../../transforms/config/paths.ts';
import type { FormPages } from '../stores/forms.ts';
import { type GuardContext, guard } from './guards.ts';
import { sanitiseQuery } from './query.ts';
import { matchRoute, routeTable } from './routeTable.ts';

const page = (form: string, name: string) => ({ name, path: `/${form}/${name}` });
const LONG = [
  'claimant-info',
  'claim-details',
  'payment-election',
  'supporting-documents',
  'claim-summary',
  'confirmation',
];

const FORMS: FormPages[] = [
  {
    form: 'standard',
    sequence: [{ name: 'landing', path: '/standard' }, ...LONG.map((name) => page('standard', name))],
    exits: [page('standard', 'not-eligible')],
  },
  {
    form: 'lookup',
    sequence: [{ name: 'index', path: '/lookup' }, page('lookup', 'covered-claims')],
    exits: [],
  },
  {
    form: 'automotive',
    sequence: [{ name: 'landing', path: '/automotive' }, ...LONG.map((name) => page('automotive', name))],
    exits: [],
  },
  {
    form: 'documents-upload',
    sequence: [
      { name: 'index', path: '/documents-upload' },
      page('documents-upload', 'supporting-documents'),
      page('documents-upload', 'confirmation'),
    ],
    exits: [],
  },
];
const ROUTES = routeTable(FORMS);

function context(path: string, over: Partial<GuardContext> = {}): GuardContext {
  return {
    route: matchRoute(ROUTES, path),
    path,
    search: '',
    culture: { active: 'en', enabled: ['en', 'es'] },
    deadlineTarget: () => null,
    isAuthorized: () => true,
    ...over,
  };
}

describe('the table of routes', () => {
  it('R2-01, R9-13: /page-not-found and every unmatched path are Not Found', () => {
    expect(matchRoute(ROUTES, '/page-not-found').kind).toBe('notFound');
    for (const path of ['/nowhere', '/standard/nowhere', '/lookup/covered-claims/more']) {
      expect(matchRoute(ROUTES, path).kind).toBe('catchAll');
    }
  });

  it('R2-02, R2-03, R9-13: the generic pages have their routes', () => {
    expect(matchRoute(ROUTES, '/error').kind).toBe('error');
    expect(matchRoute(ROUTES, '/deadline').kind).toBe('defaultDeadline');
    expect(matchRoute(ROUTES, '/session-expired').kind).toBe('sessionExpired');
  });

  it('R2-05: not-found, error and session-expired clear the active form, the deadline page does not', () => {
    const clearing = ['/nowhere', '/page-not-found', '/error', '/session-expired'];
    for (const path of clearing) expect(matchRoute(ROUTES, path)).toMatchObject({ clearsForm: true });
    expect(matchRoute(ROUTES, '/deadline')).toMatchObject({ clearsForm: false });
  });

  it('R2-08: /, /standard and /standard/ are the landing page of the Standard form', () => {
    for (const path of ['/', '/standard', '/standard/']) {
      expect(matchRoute(ROUTES, path)).toMatchObject({ form: 'standard', page: 'landing', isEntry: true });
      const atTheRoot = routeTable([
        { form: 'standard', sequence: [{ name: 'landing', path: '/' }], exits: [] },
      ]);
      expect(matchRoute(atTheRoot, path)).toMatchObject({ form: 'standard', page: 'landing', isEntry: true });
    }
  });

  it('R2-09, C7-02: each page of the long sequence has its route, for Standard and Automotive', () => {
    for (const form of ['standard', 'automotive']) {
      for (const name of LONG) {
        expect(matchRoute(ROUTES, `/${form}/${name}`)).toMatchObject({ form, page: name });
      }
    }
  });

  it('C7-02: each page of DocumentsUpload has its route', () => {
    for (const [path, name] of [
      ['/documents-upload', 'index'],
      ['/documents-upload/supporting-documents', 'supporting-documents'],
      ['/documents-upload/confirmation', 'confirmation'],
    ] as const)
      expect(matchRoute(ROUTES, path)).toMatchObject({ form: 'documents-upload', page: name });
  });

  it('R2-10, R2-13, C7-02: the entry page is open, every other page needs authorization', () => {
    for (const route of ROUTES) {
      if (route.kind === 'form') expect(route.requiresAuthorization).toBe(!route.isEntry);
    }
    expect(matchRoute(ROUTES, '/standard/not-eligible')).toMatchObject({ requiresAuthorization: true });
  });

  it('R2-12: /lookup and /lookup/ are the index of the Lookup form', () => {
    for (const path of ['/lookup', '/lookup/']) {
      expect(matchRoute(ROUTES, path)).toMatchObject({ form: 'lookup', page: 'index' });
    }
  });

  it('R9-11 R2-46 R2-47 R2-48 R2-49: each form looks at its own deadline key, Standard and Lookup at the global one too', () => {
    const keys = (path: string) => matchRoute(ROUTES, path);
    expect(keys('/')).toMatchObject({ deadlineKeys: [['claimFilingDeadline', 'globalDeadline']] });
    expect(keys('/lookup')).toMatchObject({ deadlineKeys: [['lookupFilingDeadline', 'globalDeadline']] });
    expect(keys('/automotive')).toMatchObject({
      deadlineKeys: [['automotiveFilingDeadline']],
    });
    expect(keys('/documents-upload')).toMatchObject({
      deadlineKeys: [['documentsUploadFilingDeadline']],
    });
  });

  it('C7-01: another sequence is another table, and nothing of a form is built in', () => {
    const short: FormPages = {
      form: 'standard',
      sequence: [{ name: 'start', path: '/' }, page('standard', 'a')],
      exits: [],
    };
    const routes = routeTable([short]);
    expect(matchRoute(routes, '/standard/a')).toMatchObject({ page: 'a' });
    expect(matchRoute(routes, '/standard/claim-details').kind).toBe('catchAll');
  });

  it('knows the form of a path before its pages are loaded', () => {
    expect(formOfPath('/')).toBe('standard');
    expect(formOfPath('/documents-upload/confirmation')).toBe('documents-upload');
    expect(formOfPath('/error')).toBeNull();
  });
});

describe('the guards', () => {
  it('R2-26: query values keep letters, digits, hyphen and underscore; nothing else', () => {
    expect(sanitiseQuery('culture=es&form=documents-upload&a=b_1')).toBeNull();
    expect(sanitiseQuery('culture=e%2Fs%3Cscript%3E&x=1')).toBe('culture=esscript&x=1');
    expect(sanitiseQuery('')).toBeNull();
    expect(guard(context('/', { search: 'form=a.b' }))).toEqual({ do: 'replace', target: '/?form=ab' });
  });

  it('R2-26, R2-27, R2-28, R2-29: the first guard that objects decides, in their order', () => {
    const all = {
      search: 'culture=e.s',
      deadlineTarget: () => '/deadline',
      isAuthorized: () => false,
    };
    const at = (over: Partial<GuardContext>) =>
      guard(context('/standard/claimant-info', { ...all, ...over }));
    expect(at({})).toEqual({ do: 'replace', target: '/standard/claimant-info?culture=es' });
    expect(at({ search: 'culture=es&x=a.b' })).toMatchObject({ do: 'replace' });
    expect(at({ search: 'culture=es' })).toEqual({ do: 'switchCulture', culture: 'es' });
    expect(at({ search: '' })).toEqual({ do: 'replace', target: '/deadline' });
    expect(at({ search: '', deadlineTarget: () => null })).toEqual({
      do: 'replace',
      target: '/session-expired?form=standard&culture=en',
    });
    expect(at({ search: '', deadlineTarget: () => null, isAuthorized: () => true })).toEqual({ do: 'stay' });
  });

  it('R2-06, R2-27, R4-25: the query switches to an enabled culture other than the active one, and to no other', () => {
    expect(guard(context('/', { search: 'culture=es' }))).toEqual({ do: 'switchCulture', culture: 'es' });
    expect(guard(context('/', { search: 'culture=en' }))).toEqual({ do: 'stay' });
    expect(guard(context('/', { search: 'culture=fr' }))).toEqual({ do: 'stay' });
  });

  it('R2-28, R4-21: a passed deadline leads to a page of the app or to another site', () => {
    const closed = (target: string) => guard(context('/', { deadlineTarget: () => target }));
    expect(closed('/deadline')).toEqual({ do: 'replace', target: '/deadline' });
    expect(closed('https://example.com/closed')).toEqual({
      do: 'leave',
      target: 'https://example.com/closed',
    });
    expect(closed('//example.com')).toEqual({ do: 'leave', target: '//example.com' });
  });

  it('R2-28: the guard asks with the keys of the form and the active culture', () => {
    const asked: unknown[] = [];
    guard(
      context('/lookup', {
        deadlineTarget: (...question) => {
          asked.push(question);
          return null;
        },
      }),
    );
    expect(asked).toEqual([[[['lookupFilingDeadline', 'globalDeadline']], 'en']]);
  });

  it('R4-23: on /deadline nothing is redirected', () => {
    expect(guard(context('/deadline', { deadlineTarget: () => '/deadline' }))).toEqual({ do: 'stay' });
  });

  it('R2-29, R6-02: each form needs its own authorization; entry and generic pages need none', () => {
    const only = { isAuthorized: (form: string) => form === 'standard' };
    expect(guard(context('/standard/claim-details', only))).toEqual({ do: 'stay' });
    expect(guard(context('/lookup/covered-claims', only))).toEqual({
      do: 'replace',
      target: '/session-expired?form=lookup&culture=en',
    });
    const inSpanish = { ...only, culture: { active: 'es', enabled: ['en', 'es'] } };
    expect(guard(context('/lookup/covered-claims', inSpanish))).toEqual({
      do: 'replace',
      target: '/session-expired?form=lookup&culture=es',
    });
    expect(guard(context('/automotive', only))).toEqual({ do: 'stay' });
    expect(guard(context('/error', { isAuthorized: () => false }))).toEqual({ do: 'stay' });
  });
});
