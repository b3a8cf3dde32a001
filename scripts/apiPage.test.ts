// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { apiDescription } from '../server/http/apiDescription.ts';
import { apiPage } from './apiPage.mjs';

const { root, operations } = apiDescription();
const drawnOf = (description: object) => new DOMParser().parseFromString(apiPage(description), 'text/html');
const page = drawnOf(root);

it('C14-08: the reference page has every call with its answers, and every schema with its members', () => {
  for (const { operationId, path, responses } of operations.values()) {
    const section = page.getElementById(operationId);
    expect(section?.textContent, operationId).toContain(path);
    for (const status of Object.keys(responses))
      expect([...(section?.querySelectorAll('h5') ?? [])].map((head) => head.textContent)).toContain(status);
  }
  const { schemas } = root.components as { schemas: Record<string, { properties?: object }> };
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    const members = page.getElementById(`schema-${name}`)?.querySelectorAll('tbody th');
    expect([...(members ?? [])].map((member) => member.textContent)).toEqual(Object.keys(properties));
  }
});

it('C14-08: the reference page needs nothing from anywhere else, and each of its links leads somewhere', () => {
  expect([...page.querySelectorAll('script, link, img, iframe, [src], [style]')]).toEqual([]);
  expect(page.querySelector('style')?.textContent).not.toMatch(/url\(|@import/);
  const targets = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(targets.length).toBeGreaterThan(operations.size);
  expect(targets.filter((target) => page.getElementById(target.slice(1)) === null)).toEqual([]);
});

it('C14-08: what stands in a description is text and no markup of the page', () => {
  const info = { title: 'a <b>', version: '1', description: 'see `x<y>` & <script>alert(1)</script>' };
  const drawn = drawnOf({ ...root, info });
  expect(drawn.querySelectorAll('script, h1 b')).toHaveLength(0);
  expect(drawn.querySelector('main > p')?.textContent).toBe('see x<y> & <script>alert(1)</script>');
});
