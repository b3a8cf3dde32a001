import type { TestProject } from 'vitest/node';
import { buildApp } from '../../scripts/buildApp.mjs';
import { shareProducts } from './sharedProducts.ts';

/** Builds the app once for all end-to-end tests, or nothing when dist/ is fresh; serves what several of them visit. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildApp();
  const { url, stop } = await shareProducts();
  provide('sharedProducts', url);
  return stop;
}
