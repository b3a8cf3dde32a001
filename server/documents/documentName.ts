/** Control characters, and those that change the direction of the text: `fdp.exe` reads as `exe.pdf` after one. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Returns a document's name as it is stored and compared: without folders and invisible characters. */
export function documentName(sent: string): string {
  return (sent.split(/[/\\]/).at(-1) ?? '').replace(UNSEEN, '').trim();
}
