import type { components } from '../../openapi/generated/types.ts';

/** Serialises a submission as multipart/form-data: strings unchanged, models as JSON, one part for each file. */
export function toFormData({ documents = [], ...parts }: components['schemas']['Submission']): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts))
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const file of documents) body.append('documents', file);
  return body;
}
