import { crc32, deflateSync } from 'node:zlib';
import { bytesOf, dataViewOf, joined } from './bytes.ts';

interface TiffOptions {
  little?: boolean;
  position?: boolean;
  orientation?: number;
}

/** A photo's data as cameras write it. */
export function tiffOf({
  little = false,
  position = true,
  orientation = 1,
}: TiffOptions = {}): Uint8Array<ArrayBuffer> {
  const tiff = joined(bytesOf(little ? 'II*\0' : 'MM\0*'), new Uint8Array(70));
  const view = dataViewOf(tiff);
  const tag = (at: number, name: number, type: number, value: number) => {
    view.setUint16(at, name, little);
    view.setUint16(at + 2, type, little);
    view.setUint32(at + 4, 1, little);
    if (type === 3) view.setUint16(at + 8, value, little);
    else view.setUint32(at + 8, value, little);
  };
  view.setUint32(4, 8, little);
  view.setUint16(8, 2, little);
  tag(10, 0x0112, 3, orientation);
  tag(22, 0x8825, 4, 40);
  view.setUint16(40, position ? 2 : 0, little);
  if (position) {
    tag(42, 1, 2, 0x4e000000);
    tag(54, 2, 5, 66);
  }
  return tiff;
}

const segment = (mark: number, content: Uint8Array): Uint8Array =>
  joined(Uint8Array.of(0xff, mark, (content.length + 2) >> 8, (content.length + 2) % 256), content);

/** A segment of a photo's data in a JPEG. */
export const exifSegment = (tiff: Uint8Array): Uint8Array => segment(0xe1, joined(bytesOf('Exif\0\0'), tiff));

/** A segment of a description in XMP. */
export const xmpSegment = (xmp: string): Uint8Array =>
  segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${xmp}`));

/** A grey JPEG of 8 by 8 pixels, which decoders open, with these segments behind its start. */
export function jpegOf(...segments: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const single = (mark: number, ...content: number[]) => segment(mark, Uint8Array.from(content));
  return joined(
    Uint8Array.of(0xff, 0xd8),
    ...segments,
    segment(0xdb, joined(Uint8Array.of(0), new Uint8Array(64).fill(1))),
    single(0xc0, 8, 0, 8, 0, 8, 1, 1, 0x11, 0),
    single(0xc4, 0x00, 1, ...new Array<number>(15).fill(0), 0),
    single(0xc4, 0x10, 1, ...new Array<number>(15).fill(0), 0),
    single(0xda, 1, 1, 0, 0, 63, 0),
    // A restart mark and an escaped byte belong to the picture.
    Uint8Array.of(0x3f, 0xff, 0x00, 0xff, 0xd9),
  );
}

const chunk = (name: string, content: Uint8Array): Uint8Array<ArrayBuffer> => {
  const named = joined(bytesOf(name), content);
  const around = new Uint8Array(8);
  dataViewOf(around).setUint32(0, content.length);
  dataViewOf(around).setUint32(4, crc32(named));
  return joined(around.subarray(0, 4), named, around.subarray(4));
};

/** A chunk of a photo's data in a PNG. */
export const exifChunk = (tiff: Uint8Array): Uint8Array => chunk('eXIf', tiff);

/** A chunk of a description in XMP. */
export const xmpChunk = (xmp: string): Uint8Array =>
  chunk('iTXt', bytesOf(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`));

const deflated = (content: Uint8Array): Uint8Array => new Uint8Array(deflateSync(content));

/** A chunk of a description in XMP that is compressed. */
export const deflatedXmpChunk = (xmp: string): Uint8Array =>
  chunk('iTXt', joined(bytesOf('XML:com.adobe.xmp\0\u0001\0\0\0'), deflated(bytesOf(xmp))));

/** A chunk of text. */
export const textChunk = (keyword: string, text: string): Uint8Array =>
  chunk('tEXt', bytesOf(`${keyword}\0${text}`));

/** A chunk of text that is compressed. */
export const deflatedTextChunk = (keyword: string, text: string): Uint8Array =>
  chunk('zTXt', joined(bytesOf(`${keyword}\0\0`), deflated(bytesOf(text))));

/** Data as ImageMagick writes it into a text: its name and length, and the bytes in lines of hexadecimal digits. */
export function rawProfile(name: string, content: Uint8Array): string {
  const digits = Array.from(content, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `\n${name}\n${String(content.length).padStart(8)}\n${digits.replace(/.{1,72}/g, '$&\n')}`;
}

/** A black PNG of one pixel with these chunks before its picture. */
export const pngOf = (...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  joined(
    bytesOf('\u0089PNG\r\n\u001a\n'),
    chunk('IHDR', Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0)),
    ...chunks,
    chunk('IDAT', Uint8Array.of(0x78, 0x9c, 0x63, 0x60, 0, 0, 0, 2, 0, 1)),
    chunk('IEND', new Uint8Array()),
  );

const box = (name: string, content: Uint8Array): Uint8Array => {
  const size = new Uint8Array(4);
  dataViewOf(size).setUint32(0, content.length + 8);
  return joined(size, bytesOf(name), content);
};

/** The boxes of a HEIC photo, with its data beside the picture as phones store it. */
export const heicOf = (tiff: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> =>
  joined(
    box('ftyp', bytesOf('heic\0\0\0\0mif1heic')),
    box('meta', bytesOf('\0\0\0\0')),
    box('mdat', joined(bytesOf('picture\0\0\0\u0006Exif\0\0'), tiff)),
  );
