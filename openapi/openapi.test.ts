import { describe, expect, it } from 'vitest';
import { apiDescription } from '../server/http/apiDescription.ts';
import { apiValidators } from '../server/http/apiValidators.ts';
import { openApiNode } from '../server/http/openapiDocument.ts';
import { MODEL_KINDS } from '../transforms/ground/modelNames.ts';

interface Media {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

const { operations } = apiDescription();
const examplesOf = (media: Media): unknown[] => [
  ...(media.example === undefined ? [] : [media.example]),
  ...Object.values(media.examples ?? {}).map(({ value }) => value),
];

/** Media types whose examples are values of a schema. */
const isTyped = (type: string): boolean =>
  type.endsWith('json') || ['multipart/form-data', 'application/octet-stream'].includes(type);

/** Every example of a body or answer, with the pointer of its schema. */
const EXAMPLES = [...operations.values()].flatMap((operation) => {
  const places = [
    ...(operation.requestBody ? [{ name: 'request', ...operation.requestBody }] : []),
    ...Object.entries(operation.responses).map(([name, response]) => ({ name, ...response })),
  ];
  return places.flatMap(({ name, pointer, content = {} }) =>
    Object.entries(content as Record<string, Media>)
      .filter(([type]) => isTyped(type))
      .flatMap(([type, media]) =>
        examplesOf(media).map((example) => ({
          title: `${operation.operationId} ${name}`,
          schema: `${pointer}/content/${type.replace('/', '~1')}/schema`,
          example,
        })),
      ),
  );
});

describe('openapi/claimwright.openapi.yaml', () => {
  it('C6-10, C14-02: every body and JSON answer has an example', () => {
    const withExample = new Set(EXAMPLES.map(({ title }) => title));
    for (const { operationId, requestBody, responses } of operations.values()) {
      if (requestBody) expect(withExample).toContain(`${operationId} request`);
      for (const [status, { content = {} }] of Object.entries(responses))
        if (Object.keys(content).some((type) => type.endsWith('json')))
          expect(withExample).toContain(`${operationId} ${status}`);
    }
  });

  it.each(EXAMPLES)('C6-10, C14-02, C14-03: the example of $title fits its schema', ({ schema, example }) => {
    const validate = apiValidators().at(schema);
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
  });

  it('C14-02: every body is written inline, since generators lose the media type of one that is referred to', () => {
    const bodies = [...operations.values()].filter(({ requestBody }) => requestBody);
    expect(bodies).toHaveLength(11);
    for (const { requestBody, pointer } of bodies)
      expect(requestBody?.pointer).toBe(`${pointer}/requestBody`);
  });

  it('C14-02: documents are binary, and lists are sent item by item as JSON', () => {
    const { requestBody } = operations.get('submitStandard') ?? {};
    const media = requestBody?.content['multipart/form-data'] as Media & { encoding: object };
    const { documents, ...models } = (
      openApiNode(apiDescription().root, '/components/schemas/Submission') as {
        properties: Record<string, { items?: object; $ref?: string }>;
      }
    ).properties;
    expect(documents?.items).toEqual({ contentMediaType: 'application/octet-stream' });
    const ofModels = Object.entries(models).filter(([, { items, $ref }]) =>
      JSON.stringify(items ?? { $ref }).includes('FormModel'),
    );
    expect(ofModels.map(([name]) => name)).toEqual(Object.keys(MODEL_KINDS));
    expect(media.encoding).toMatchObject(
      Object.fromEntries(ofModels.map(([name]) => [name, { contentType: 'application/json' }])),
    );
  });

  it.each([
    ['R7-02', 'GET /api/csrf'],
    ['R7-03', 'POST /api/session-timeout'],
    ['R7-04', 'GET /api/deadlines'],
    ['R7-05', 'GET /api/characters-whitelist'],
    ['R7-06', 'GET /api/captcha'],
    ['R7-07', 'GET /api/banking/paypal-settings'],
    ['R7-08', 'GET /api/forms/config'],
    ['R7-09', 'GET /api/signature-date'],
    ['R7-10', 'GET /api/cultures'],
    ['R7-11', 'GET /api/culture/content'],
    ['R7-12', 'POST /api/forms/standard'],
    ['R7-12', 'POST /api/forms/automotive'],
    ['R7-12', 'POST /api/forms/documents-upload'],
    ['R7-13', 'POST /api/forms/standard/authorize'],
    ['R7-13', 'POST /api/forms/lookup/authorize'],
    ['R7-13', 'POST /api/forms/automotive/authorize'],
    ['R7-13', 'POST /api/forms/documents-upload/authorize'],
    ['R7-18', 'GET /api/culture/set-language'],
    ['C6-15', 'GET /api/forms/manifest'],
    ['C6-16', 'POST /api/session/heartbeat'],
    ['C6-16', 'GET /api/session'],
    ['C8-07', 'GET /api/lists/{name}'],
  ])('%s: describes %s', (_id, call) => {
    const calls = [...operations.values()].map(({ method, path }) => `${method} ${path}`);
    expect(calls).toContain(call);
  });
});
