/** Data key as it is stored: encrypted by the server's key. */
export interface WrappedKey {
  /** Nonce, ciphertext and tag in base64url. */
  wrappedKey: string;
  /** Fingerprint of the server's key that wrapped it. */
  wrappedBy: string;
}
