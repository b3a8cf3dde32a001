import canonicalize from 'canonicalize';
import type { ModelEntry } from '../../schemas/generated/types.ts';

/**
 * Function that returns the lower-case hex SHA-256 of a text's UTF-8 bytes. It is a parameter, because transforms do
 * not depend on the platform.
 */
export type Sha256Hex = (text: string) => string;

/** Writes a value as canonical JSON (RFC 8785): keys in the order of their UTF-16 code units, no white space. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('What is no JSON has no canonical JSON.');
  return text;
}

/** Returns a model of models.json with the hash of its canonical JSON, in which the hash is left out (C2-02). */
export function withMetadataHash(
  entry: ModelEntry,
  sha256Hex: Sha256Hex,
): ModelEntry & { metadataHash: string } {
  const { metadataHash: _old, ...rest } = entry;
  return { ...rest, metadataHash: sha256Hex(canonicalJson(rest)) };
}
