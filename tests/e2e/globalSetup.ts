import { buildApp } from '../../scripts/buildApp.mjs';

/** Builds the app once for all end-to-end tests, or nothing when dist/ is fresh. */
export default async function setup(): Promise<void> {
  await buildApp();
}
