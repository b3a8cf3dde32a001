import { describe, expect, it } from 'vitest';
import { apiChanges } from './apiChanges.mjs';

const ok = { '200': { description: 'It is there.' } };
const get = (operationId: string, more: object = {}) => ({ get: { operationId, responses: ok, ...more } });
const document = (paths: object, schemas: object = {}) => ({ paths, components: { schemas } });

describe('what `npm run generate:api` says', () => {
  it('C14-08: is nothing where nothing changed', () => {
    const same = document({ '/a': get('getA') }, { A: { type: 'string' } });
    expect(apiChanges(same, structuredClone(same))).toEqual([]);
  });

  it('C14-08: names operations that came and went, and says what to do', () => {
    const lines = apiChanges(document({ '/a': get('getA') }), document({ '/b': get('getB') }));
    expect(lines.slice(0, 2)).toEqual(['+ operation getB (GET /b)', '- operation getA (GET /a)']);
    expect(lines.join('\n')).toContain('Write a handler for each new operation in server/routes/');
    expect(lines.join('\n')).toContain('Remove the handlers of operations that are gone');
  });

  it('C14-08: says what of an operation changed', () => {
    const after = get('getA', {
      parameters: [{ name: 'form', in: 'query' }],
      requestBody: { content: {} },
      responses: { '201': { description: 'Made.' } },
    });
    const [line] = apiChanges(document({ '/a': get('getA') }), document({ '/a': after }));
    expect(line).toBe(
      '~ operation getA (GET /a): parameter form added; another request body; answer 201 added; 200 removed',
    );
  });

  it('C14-08: says where an operation was before', () => {
    const [line] = apiChanges(document({ '/a': get('getA') }), document({ '/c': get('getA') }));
    expect(line).toBe('~ operation getA (GET /c): was GET /a');
  });

  it('C14-08: names the values that a list of values got and lost, as the name of a new rule', () => {
    const before = { RuleName: { type: 'string', enum: ['required', 'range', 'gone'] } };
    const after = { RuleName: { type: 'string', enum: ['required', 'iban', 'range'] } };
    const [line] = apiChanges(document({}, before), document({}, after));
    expect(line).toBe('~ schema RuleName: value iban added; gone removed');
  });

  it('C14-08: says what of a schema changed, by its properties', () => {
    const before = { A: { properties: { one: {}, two: {} } }, Gone: {} };
    const after = { A: { required: ['two'], properties: { two: { type: 'string' }, three: {} } }, New: {} };
    const lines = apiChanges(document({}, before), document({}, after));
    expect(lines.slice(0, 3)).toEqual([
      '+ schema New',
      '- schema Gone',
      '~ schema A: property three added; one removed; two changed; required two added',
    ]);
    expect(lines.join('\n')).toContain('names each handler that answers something else');
  });
});
