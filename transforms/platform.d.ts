/**
 * Platform types that transforms may use beyond the language itself: the same in every browser and in Node, and
 * stateless. Only the tsconfigs of transforms/ and of the preview's protocol include this file; elsewhere the
 * platform's own types apply.
 */
declare const URL: { canParse(text: string): boolean };

/** Decoder by which UTF-8 text is validated. */
declare class TextDecoder {
  constructor(label: string, options: { fatal: boolean });
  decode(bytes: Uint8Array, options: { stream: boolean }): string;
}

/** Digests and encryption of PDFs, which are deterministic. Pages without a secure connection lack them. */
interface SubtleKey {
  readonly type: string;
}
declare const crypto: {
  readonly subtle: {
    digest(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
    importKey(
      format: 'raw',
      bytes: Uint8Array<ArrayBuffer>,
      name: string,
      isExtractable: boolean,
      uses: 'encrypt'[],
    ): Promise<SubtleKey>;
    encrypt(
      way: { name: string; iv: Uint8Array<ArrayBuffer> },
      key: SubtleKey,
      bytes: Uint8Array<ArrayBuffer>,
    ): Promise<ArrayBuffer>;
  };
};

/** Named by the types of the API's description; no transform creates or reads one. */
interface Blob {
  readonly size: number;
}
