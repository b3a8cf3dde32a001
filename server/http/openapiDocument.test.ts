import { describe, expect, it } from 'vitest';
import { openApiNode, readOpenApiDocument } from './openapiDocument.ts';

const answers = { '204': { description: 'Done.' } };

describe('the operations of an OpenAPI document', () => {
  it('are of every method, and nothing else of a path is taken for one', () => {
    const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
    const item = Object.fromEntries(methods.map((name) => [name, { operationId: name, responses: answers }]));
    const { operations } = readOpenApiDocument({ paths: { '/things': { summary: 'Things', ...item } } });
    expect([...operations.values()].map(({ operationId, method }) => [operationId, method])).toEqual(
      methods.map((name) => [name, name.toUpperCase()]),
    );
  });

  it('have the parameters of their path, and carry the CSRF token where their security says so', () => {
    const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
    const { operations } = readOpenApiDocument({
      security: [{}],
      paths: {
        '/things/{id}': {
          parameters: [id],
          get: { operationId: 'read', responses: answers },
          delete: { operationId: 'remove', security: [{ csrf: [] }], responses: answers },
        },
      },
    });
    const read = [...operations.values()].map(({ parameters, needsCsrf }) => ({ parameters, needsCsrf }));
    expect(read).toEqual([
      { parameters: [id], needsCsrf: false },
      { parameters: [id], needsCsrf: true },
    ]);
  });

  it('follow references whose names are escaped', () => {
    const root = { 'a/b ~c': { type: 'string' } };
    expect(openApiNode(root, '/a~1b ~0c')).toEqual({ type: 'string' });
    const { operations } = readOpenApiDocument({
      ...root,
      components: { responses: { 'gone/for good': { description: 'Gone.', content: {} } } },
      paths: {
        '/x': {
          get: {
            operationId: 'x',
            responses: { '410': { $ref: '#/components/responses/gone~1for%20good' } },
          },
        },
      },
    });
    expect([...operations.values()][0]?.responses['410']).toMatchObject({ description: 'Gone.' });
  });
});
