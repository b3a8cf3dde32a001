/**
 * The part of the published SARIF 2.1.0 schema that a log of findings meets: its required properties, types and
 * bounds, with `additionalProperties: false` as there.
 */
export const SARIF_STRUCTURE = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', pattern: '^https://.*sarif.*2\\.1\\.0\\.json$' },
    version: { const: '2.1.0' },
    runs: { type: 'array', items: { $ref: '#/definitions/run' } },
  },
  definitions: {
    text: {
      type: 'object',
      required: ['text'],
      additionalProperties: false,
      properties: { text: { type: 'string' } },
    },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    run: {
      type: 'object',
      required: ['tool'],
      additionalProperties: false,
      properties: {
        tool: {
          type: 'object',
          required: ['driver'],
          additionalProperties: false,
          properties: { driver: { $ref: '#/definitions/driver' } },
        },
        columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
        results: { type: 'array', items: { $ref: '#/definitions/result' } },
      },
    },
    driver: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { type: 'string' },
        rules: { type: 'array', uniqueItems: true, items: { $ref: '#/definitions/rule' } },
      },
    },
    rule: {
      type: 'object',
      required: ['id'],
      additionalProperties: false,
      properties: {
        id: { type: 'string' },
        shortDescription: { $ref: '#/definitions/text' },
        defaultConfiguration: {
          type: 'object',
          additionalProperties: false,
          properties: { level: { $ref: '#/definitions/level' } },
        },
      },
    },
    result: {
      type: 'object',
      required: ['message'],
      additionalProperties: false,
      properties: {
        ruleId: { type: 'string' },
        ruleIndex: { type: 'integer', minimum: -1 },
        level: { $ref: '#/definitions/level' },
        message: { $ref: '#/definitions/text' },
        locations: { type: 'array', items: { $ref: '#/definitions/location' } },
      },
    },
    location: {
      type: 'object',
      additionalProperties: false,
      properties: {
        physicalLocation: {
          type: 'object',
          required: ['artifactLocation'],
          additionalProperties: false,
          properties: {
            artifactLocation: {
              type: 'object',
              additionalProperties: false,
              properties: { uri: { type: 'string', pattern: '^[^ \\\\]*$' } },
            },
            region: {
              type: 'object',
              additionalProperties: false,
              properties: {
                startLine: { type: 'integer', minimum: 1 },
                startColumn: { type: 'integer', minimum: 1 },
              },
            },
          },
        },
      },
    },
  },
};
