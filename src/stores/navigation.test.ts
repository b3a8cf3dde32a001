import { describe, expect, it, vi } from 'vitest';
import { createNavigation, linkNodes } from './navigation.ts';

const STANDARD = ['/', '/standard/claimant-info', '/standard/claim-details', '/standard/confirmation'];

function started(options: Partial<Parameters<typeof createNavigation>[0]> = {}) {
  const go = vi.fn();
  const scrollToTop = vi.fn();
  const navigation = createNavigation({ go, scrollToTop, ...options });
  navigation.registerForm('standard', STANDARD);
  navigation.setActiveForm('standard');
  navigation.initialise();
  return { navigation, go, scrollToTop };
}

describe('navigation', () => {
  it('R2-19, R3-01: pages are nodes linked with their neighbours; the first has no back, the last no next', () => {
    expect(linkNodes(['/a', '/b', '/c'])).toEqual([
      { path: '/a', nextNavTarget: '/b', backNavTarget: null },
      { path: '/b', nextNavTarget: '/c', backNavTarget: '/a' },
      { path: '/c', nextNavTarget: null, backNavTarget: '/b' },
    ]);
    const { state } = createNavigation({ go: vi.fn(), scrollToTop: vi.fn() });
    expect(state).toEqual({
      currentPage: null,
      nodes: [],
      activeForm: null,
      initialized: false,
      isNavigating: false,
    });
  });

  it('R2-20, R3-01: next, back, first, skip and clear move through the sequence', async () => {
    const { navigation, go } = started();
    await navigation.next();
    expect(navigation.state.currentPage).toBe('/standard/claimant-info');
    await navigation.skipTo('confirmation');
    expect(navigation.state.currentPage).toBe('/standard/confirmation');
    await navigation.back();
    expect(navigation.state.currentPage).toBe('/standard/claim-details');
    await navigation.first();
    expect(go.mock.calls.map(([path]) => path)).toEqual([
      '/standard/claimant-info',
      '/standard/confirmation',
      '/standard/claim-details',
      '/',
    ]);
    navigation.clearForm();
    expect(navigation.state).toMatchObject({
      activeForm: null,
      nodes: [],
      currentPage: null,
      initialized: false,
    });
  });

  it('R2-19: next on the last page and back on the first go nowhere', async () => {
    const { navigation, go } = started();
    await navigation.back();
    expect(go).not.toHaveBeenCalled();
    await navigation.skipTo('confirmation');
    await navigation.next();
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('R2-21, R8-15: a partial path must match exactly one node', async () => {
    const { navigation } = started();
    await expect(navigation.skipTo('nowhere')).rejects.toThrow('No node with the partial path nowhere.');
    await expect(navigation.skipTo('claim')).rejects.toThrow('Multiple nodes with the partial path claim.');
  });

  it('R2-22, R2-30, R8-15: the router path must match exactly one node of initialised nodes', () => {
    const { navigation } = started();
    navigation.followRouter('/standard/claim-details');
    expect(navigation.state.currentPage).toBe('/standard/claim-details');
    expect(() => navigation.followRouter('/lost')).toThrow('Nav node not found for the router path /lost.');
    const twice = createNavigation({ go: vi.fn(), scrollToTop: vi.fn() });
    expect(() => twice.followRouter('/a')).toThrow('Nodes not initialized before router override.');
    twice.registerForm('lookup', ['/lookup', '/a', '/a']);
    twice.setActiveForm('lookup');
    twice.initialise();
    expect(() => twice.followRouter('/a')).toThrow('Multiple nav nodes for the router path /a.');
  });

  it('R2-23: pages that a rule skips are passed over in both directions', async () => {
    const skipped = new Set(['/standard/claimant-info', '/standard/claim-details']);
    const { navigation } = started({ isSkipped: (path) => skipped.has(path) });
    await navigation.next();
    expect(navigation.state.currentPage).toBe('/standard/confirmation');
    await navigation.back();
    expect(navigation.state.currentPage).toBe('/');
  });

  it('R2-24, C7-09: the timeout rests on the entry pages of three forms and on generic pages', async () => {
    for (const form of ['automotive', 'lookup', 'documents-upload'] as const) {
      const navigation = createNavigation({ go: vi.fn(), scrollToTop: vi.fn() });
      expect(navigation.timeoutEnabled()).toBe(false);
      navigation.registerForm(form, [`/${form}`, `/${form}/b`]);
      navigation.setActiveForm(form);
      navigation.initialise();
      expect(navigation.timeoutEnabled()).toBe(false);
      await navigation.next();
      expect(navigation.timeoutEnabled()).toBe(true);
    }
    const { navigation } = started();
    expect(navigation.timeoutEnabled()).toBe(true);
    navigation.clearForm();
    expect(navigation.timeoutEnabled()).toBe(false);
  });

  it('R2-25: each navigation scrolls to the top', async () => {
    const { navigation, scrollToTop } = started();
    await navigation.next();
    await navigation.back();
    expect(scrollToTop).toHaveBeenCalledTimes(2);
  });

  it('R3-01, R4-01, R4-02, R8-15: a second navigation while one runs is refused, and idle follows', async () => {
    let arrive: () => void = () => undefined;
    const { navigation } = started({ go: () => new Promise<void>((resolve) => (arrive = resolve)) });
    const running = navigation.next();
    expect(navigation.state.isNavigating).toBe(true);
    await expect(navigation.next()).rejects.toThrow('Navigation store is already navigating.');
    arrive();
    await running;
    expect(navigation.state.isNavigating).toBe(false);
  });

  it('R4-01: a navigation that fails leaves the store idle, where it was', async () => {
    const { navigation } = started({ go: () => Promise.reject(new Error('chunk lost')) });
    await expect(navigation.next()).rejects.toThrow('chunk lost');
    expect(navigation.state).toMatchObject({ isNavigating: false, currentPage: '/' });
  });

  it('R3-01, R4-03, R8-15: initialising twice is an error, without a form it does nothing', () => {
    const idle = createNavigation({ go: vi.fn(), scrollToTop: vi.fn() });
    idle.initialise();
    expect(idle.state.initialized).toBe(false);
    const { navigation } = started();
    expect(navigation.state).toMatchObject({ initialized: true, currentPage: '/' });
    expect(() => navigation.initialise()).toThrow('Navigation config already initialised.');
  });

  it('R4-04, R8-15: an unknown form type and a second registration are errors', () => {
    const { navigation } = started();
    expect(() => navigation.setActiveForm('yacht')).toThrow('Unexpected Form Type: yacht');
    expect(() => navigation.setActiveForm('lookup')).toThrow('Unexpected Form Type: lookup');
    expect(() => navigation.registerForm('yacht', [])).toThrow('Unexpected Form Type: yacht');
    expect(() => navigation.registerForm('standard', [])).toThrow('Form type already registered: standard');
  });
});
