import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import type { Visitor } from './visitor.testkit.ts';

/** Draws a locator, as a client derives it from a code. */
export const drawLocator = (): string => randomBytes(32).toString('base64url');

/** Draws a name of a piece. */
export const drawPieceName = (): string => randomBytes(16).toString('base64url');

/** Makes a text look sealed. */
export const sealed = (text: string): string => Buffer.from(text).toString('base64url');

/** Save of a draft. */
interface TestSave {
  text?: string;
  pieces?: string[];
  revision?: number | null;
}

type Answer = Promise<LightMyRequestResponse>;

/** Calls for one draft, by its locator. */
export class DraftClient {
  readonly locator: string;
  readonly #visitor: Visitor;
  readonly #form: FormName;

  constructor(
    visitor: Visitor,
    { locator = drawLocator(), form = 'standard' }: { locator?: string; form?: FormName | undefined } = {},
  ) {
    this.locator = locator;
    this.#visitor = visitor;
    this.#form = form;
  }

  get(): Answer {
    return this.#call('GET', '');
  }

  save({ text = 'answers', pieces = [], revision = null }: TestSave = {}): Answer {
    return this.#call('PUT', '', { payload: { sealed: sealed(text), pieces, revision } });
  }

  remove(): Answer {
    return this.#call('DELETE', '');
  }

  mail(payload: object): Answer {
    return this.#call('POST', '/mail', { payload });
  }

  piece(name: string): Answer {
    return this.#call('GET', `/pieces/${name}`);
  }

  async sendPiece(content: string | Buffer, name = drawPieceName()) {
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await this.#call('PUT', `/pieces/${name}`, { payload: Buffer.from(content), headers });
    return { name, answer };
  }

  #call(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    { headers = {}, ...more }: { payload?: object; headers?: Record<string, string> } = {},
  ): Answer {
    return this.#visitor.call({
      method,
      url: `/api/drafts/${this.#form}${path}`,
      headers: { 'draft-locator': this.locator, ...headers },
      ...more,
    });
  }
}
