/**
 * What transforms may use of the platform beyond the language itself: the same in every browser and in Node, and
 * without any state. Only the tsconfigs of transforms/ and of the preview's protocol read this; elsewhere the platform's
 * own types hold.
 */
declare const URL: { canParse(text: string): boolean };

/** Whether bytes are text of this encoding. */
declare class TextDecoder {
  constructor(label: string, options: { fatal: boolean });
  decode(bytes: Uint8Array, options: { stream: boolean }): string;
}

/** Digests and encryption that PDFs use: the same bytes give the same. Pages without a secure connection lack it. */
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

/** Named by the types of the API's description; nothing here makes or reads one. */
interface Blob {
  readonly size: number;
}
