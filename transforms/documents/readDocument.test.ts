import { describe, expect, it } from 'vitest';
import { bytesOf, firstPlace, joined } from './bytes.ts';
import { typeOfHead } from './documentType.ts';
import { orientationOnly } from './exif.ts';
import { type PdfRevision, pdfOf } from './pdf/pdfs.testkit.ts';
import {
  deflatedTextChunk,
  deflatedXmpChunk,
  exifChunk,
  exifSegment,
  heicOf,
  jpegOf,
  pngOf,
  rawProfile,
  textChunk,
  tiffOf,
  xmpChunk,
  xmpSegment,
} from './photos.testkit.ts';
import { losesPosition, readDocument, withoutPosition } from './readDocument.ts';

const reading = (bytes: Uint8Array) => readDocument(bytes, typeOfHead(bytes) ?? '');
const looks = async (bytes: Uint8Array) => (await reading(bytes)).looks;
const half = (bytes: Uint8Array) => bytes.slice(0, bytes.length / 2);
const XMP = '<x exif:GPSLatitude="48,12.5N"/>';
const EXIF = joined(bytesOf('Exif\0\0'), tiffOf());
const APP1 = bytesOf(`http://ns.adobe.com/xap/1.0/\0${XMP}`);

describe('the type of a head', () => {
  it.each([
    ['PDF', pdfOf(), 'application/pdf'],
    ['PDF behind a line', joined(bytesOf('\r\n'), pdfOf()), 'application/pdf'],
    ['JPEG', jpegOf(), 'image/jpeg'],
    ['PNG', pngOf(), 'image/png'],
    ['HEIC', heicOf(), 'image/heic'],
    ['text', new TextEncoder().encode('Beleg für März'), 'text/plain'],
    ['half a JPEG', half(jpegOf()), 'image/jpeg'],
    ['a program', bytesOf('MZ\u0090\0\u0003\0\0\0'), null],
    ['nothing', new Uint8Array(), null],
  ])('C10-25: %s', (_, bytes, type) => expect(typeOfHead(bytes)).toBe(type));
});

describe('what opens', () => {
  it.each([
    ['a PDF', pdfOf()],
    ['a PDF that lists its objects in a stream', pdfOf({ listedInStream: true })],
    ['a PDF with bytes behind its end', joined(pdfOf(), new Uint8Array(2000))],
    ['a JPEG', jpegOf()],
    ['a JPEG with a film behind its end', joined(jpegOf(), new Uint8Array(5000))],
    ['a PNG', pngOf()],
    ['a HEIC', heicOf()],
    ['text', bytesOf('a,b')],
  ])('C10-25: %s is whole', async (_, bytes) => expect(await looks(bytes)).toBe('whole'));

  it.each([
    ['half a PDF', half(pdfOf())],
    ['a PDF without its last line', pdfOf().slice(0, -8)],
    ['a PDF whose end points behind itself', bytesOf('%PDF-1.7\nstartxref\n9000\n%%EOF')],
    ['half a JPEG', half(jpegOf())],
    ['a JPEG without its end mark', jpegOf().slice(0, -2)],
    ['the head of a JPEG', jpegOf().slice(0, 3)],
    ['a PNG without its end chunk', pngOf().slice(0, -12)],
    ['half a PNG', half(pngOf())],
    ['half a HEIC', half(heicOf())],
  ])('C10-25: %s is damaged', async (_, bytes) => expect(await looks(bytes)).toBe('damaged'));

  describe.each<PdfRevision>([2, 3, 4, 5, 6])('a PDF of revision %d', (revision) => {
    it('C10-25: with a password of its readers is locked', async () => {
      for (const listedInStream of [false, true])
        expect(
          await looks(pdfOf({ lock: { revision, user: 'letmein', owner: 'boss' }, listedInStream })),
        ).toBe('locked');
    });

    it('C10-25: with an owner’s password alone locks nobody out', async () => {
      for (const listedInStream of [false, true])
        expect(await looks(pdfOf({ lock: { revision, user: '', owner: 'boss' }, listedInStream }))).toBe(
          'whole',
        );
    });
  });

  it('C10-25: a PDF for the holders of certificates is locked', async () => {
    const lock = { revision: 3, user: '', owner: 'boss' } as const;
    const text = String.fromCharCode(...pdfOf({ lock })).replace('/Standard', '/Adobe.PS');
    expect(await looks(bytesOf(text))).toBe('locked');
  });
});

describe('where a photo was taken', () => {
  it.each([
    ['a JPEG', jpegOf(exifSegment(tiffOf()))],
    ['a JPEG of the other byte order', jpegOf(exifSegment(tiffOf({ little: true })))],
    ['a JPEG by its description', jpegOf(xmpSegment(XMP))],
    ['a JPEG that is cut off', jpegOf(exifSegment(tiffOf())).slice(0, -4)],
    ['a PNG', pngOf(exifChunk(tiffOf()))],
    ['a PNG by its description', pngOf(xmpChunk(XMP))],
    ['a PNG by its description, compressed', pngOf(deflatedXmpChunk(XMP))],
    ['a PNG by a text', pngOf(textChunk('exif:GPSLatitude', '48/1, 12/1'))],
    ['a PNG by the Exif in a text', pngOf(textChunk('Raw profile type exif', rawProfile('exif', EXIF)))],
    [
      'a PNG by the bare TIFF in a text',
      pngOf(textChunk('Raw profile type exif', rawProfile('exif', tiffOf()))),
    ],
    [
      'a PNG by the Exif in a compressed text',
      pngOf(deflatedTextChunk('Raw profile type APP1', rawProfile('APP1', EXIF))),
    ],
    [
      'a PNG by the XMP in a compressed text',
      pngOf(deflatedTextChunk('Raw profile type xmp', rawProfile('xmp', APP1))),
    ],
    [
      'a PNG by a text, beside others',
      pngOf(textChunk('Author', 'Ada'), exifChunk(tiffOf({ position: false })), deflatedXmpChunk(XMP)),
      [textChunk('Author', 'Ada'), exifChunk(tiffOf({ position: false }))],
    ],
  ])('C10-25: %s carries it, and loses it alone', async (_, bytes, kept = []) => {
    expect((await reading(bytes)).hasPosition).toBe(true);
    const type = typeOfHead(bytes) ?? '';
    expect(losesPosition(type)).toBe(true);
    const without = withoutPosition(bytes, type);
    const { looks: before } = await reading(bytes);
    expect(await reading(without)).toEqual({ looks: before, hasPosition: false });
    expect(firstPlace(without, 'GPS')).toBe(-1);
    const plain = type === 'image/jpeg' ? jpegOf() : pngOf(...kept);
    expect(without).toEqual(plain.slice(0, without.length));
  });

  it('C10-25: a compressed text that is damaged, or has no end, keeps no PNG from being read', async () => {
    const damaged = deflatedTextChunk('XML:com.adobe.xmp', XMP);
    damaged.fill(0xff, 30, damaged.length - 4);
    const endless = deflatedTextChunk('Comment', `${' '.repeat(50_000_000)}${XMP}`);
    for (const text of [damaged, endless])
      expect(await reading(pngOf(text))).toEqual({ looks: 'whole', hasPosition: false });
  });

  it('C10-25: which way up the photo is stays', () => {
    const bytes = jpegOf(exifSegment(tiffOf({ orientation: 6 })));
    const without = withoutPosition(bytes, 'image/jpeg');
    const upright = tiffOf({ orientation: 6, position: false });
    expect(firstPlace(without, 'Exif\0\0')).toBeGreaterThan(0);
    expect(without.slice(12, 32).subarray(0, 4)).toEqual(upright.slice(0, 4));
    expect(without[12 + 19]).toBe(6);
  });

  it('C10-25: which way up a PNG is stays', () => {
    const without = withoutPosition(pngOf(exifChunk(tiffOf({ orientation: 6 }))), 'image/png');
    expect(without).toEqual(pngOf(exifChunk(orientationOnly(6))));
  });

  it('C10-25: a film behind the photo, which may carry it, goes with it', () => {
    const bytes = joined(jpegOf(exifSegment(tiffOf())), bytesOf('\u00a9xyz+48.2+16.3'));
    expect(withoutPosition(bytes, 'image/jpeg')).toEqual(jpegOf());
  });

  it('C10-25: a HEIC carries it, and does not lose it', async () => {
    expect((await reading(heicOf(tiffOf()))).hasPosition).toBe(true);
    expect((await reading(heicOf(tiffOf({ position: false })))).hasPosition).toBe(false);
    expect(losesPosition('image/heic')).toBe(false);
  });

  it('C10-25: a photo without it has none', async () => {
    const tiff = tiffOf({ position: false });
    const texts = [
      textChunk('Author', 'Ada'),
      textChunk('Raw profile type exif', rawProfile('exif', tiff)),
      deflatedXmpChunk('<x exif:Flash="0"/>'),
    ];
    for (const bytes of [jpegOf(exifSegment(tiff)), jpegOf(), pngOf(), pngOf(...texts), heicOf()])
      expect((await reading(bytes)).hasPosition).toBe(false);
  });
});
