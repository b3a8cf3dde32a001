/** Encrypts or decrypts bytes by RC4, the cipher of old PDFs. It is not used to protect data. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number) => {
    const kept = box[one] ?? 0;
    box[one] = box[other] ?? 0;
    box[other] = kept;
  };
  let other = 0;
  for (let one = 0; one < 256; one += 1) {
    other = (other + (box[one] ?? 0) + (key[one % key.length] ?? 0)) % 256;
    swap(one, other);
  }
  other = 0;
  return Uint8Array.from(bytes, (byte, index) => {
    const one = (index + 1) % 256;
    other = (other + (box[one] ?? 0)) % 256;
    swap(one, other);
    return byte ^ (box[((box[one] ?? 0) + (box[other] ?? 0)) % 256] ?? 0);
  });
}
