import type { Client } from 'openapi-fetch';
import type { components, paths } from '../../openapi/generated/types.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { requireOk, unwrap } from './problem.ts';

type Schemas = components['schemas'];
export type DraftInfo = Schemas['Draft'];
export type DraftToSave = Schemas['DraftToSave'];
export type SavedDraftInfo = Schemas['SavedDraft'];
export type CodeToMail = Schemas['CodeToMail'];
export type CodeMailed = Schemas['CodeMailed'];

/** Place of a draft on the server: its form, and the locator that its code gives. */
export interface DraftPlace {
  form: Exclude<FormName, 'lookup'>;
  locator: string;
}

/** Requests of forms that are kept to be finished later. */
export type DraftCalls = ReturnType<typeof draftCalls>;

/** Creates the requests of forms that are kept to be finished later, sealed (C10-11). */
export function draftCalls(client: Client<paths>) {
  const paramsOf = ({ form, locator }: DraftPlace) => ({
    path: { form },
    header: { 'Draft-Locator': locator },
  });
  const ofPiece = (place: DraftPlace, piece: string) => {
    const params = paramsOf(place);
    return { ...params, path: { ...params.path, piece } };
  };
  return {
    find: async (place: DraftPlace) =>
      unwrap(await client.GET('/api/drafts/{form}', { params: paramsOf(place) })),
    save: async (place: DraftPlace, body: DraftToSave) =>
      unwrap(await client.PUT('/api/drafts/{form}', { params: paramsOf(place), body })),
    remove: async (place: DraftPlace): Promise<void> =>
      requireOk(await client.DELETE('/api/drafts/{form}', { params: paramsOf(place) })),
    mailCode: async (place: DraftPlace, body: CodeToMail): Promise<CodeMailed> =>
      unwrap(await client.POST('/api/drafts/{form}/mail', { params: paramsOf(place), body })),
    piece: async (place: DraftPlace, piece: string): Promise<ArrayBuffer> =>
      unwrap(
        await client.GET('/api/drafts/{form}/pieces/{piece}', {
          params: ofPiece(place, piece),
          parseAs: 'arrayBuffer',
        }),
      ),
    savePiece: async (place: DraftPlace, piece: string, body: Blob): Promise<void> =>
      requireOk(
        await client.PUT('/api/drafts/{form}/pieces/{piece}', {
          params: ofPiece(place, piece),
          body,
          bodySerializer: (sealed) => sealed,
          headers: { 'Content-Type': 'application/octet-stream' },
        }),
      ),
  };
}
