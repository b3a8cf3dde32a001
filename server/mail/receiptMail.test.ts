import { describe, expect, it } from 'vitest';
import { loadBundleFolder } from '../bundle/loadBundle.ts';
import { COMPILED } from '../testing/samples.testkit.ts';
import { composeReceipt, type FiledClaim } from './receiptMail.ts';

const SAMPLE = 'settlements/lumora-refund';
const DOCUMENTS = [
  { name: '2024-03-05 (1).pdf', size: 48_213, sha256: 'a'.repeat(64) },
  { name: 'إيصال.pdf', size: 2_411_724, sha256: 'b'.repeat(64) },
];

const bundle = await loadBundleFolder(SAMPLE, COMPILED);
const receipt = (claim: Partial<FiledClaim> = {}, origin?: string) =>
  composeReceipt(
    bundle,
    {
      ...{ form: 'standard', referenceCode: 'ABCDE-23456', culture: 'en', documents: DOCUMENTS },
      submittedAt: '2030-05-04T17:00:00Z',
      ...claim,
    },
    origin,
  );

describe('a receipt', () => {
  it.each([
    ['en', 'ltr', 'We have received your claim', 'Documents received', 'Saturday, May 4, 2030'],
    ['es-US', 'ltr', 'Recibimos su reclamación', 'Documentos recibidos', 'sábado, 4 de mayo de 2030'],
    ['ar', 'rtl', 'استلمنا مطالبتك', 'المستندات المستلمة', '2030'],
  ])('C10-12: is in %s, written %s, with code, time, form and documents', (culture, dir, ...said) => {
    const { subject, text, html } = receipt({ culture });
    expect(html).toContain(`<html lang="${culture}" dir="${dir}">`);
    expect(subject).toContain('ABCDE-23456');
    for (const written of [text, html])
      for (const part of [...said, 'ABCDE-23456', 'a'.repeat(64), 'b'.repeat(64), '2024-03-05 (1).pdf'])
        expect(written).toContain(part);
  });

  it('C10-12, C16-01: isolates each value of a text from right to left, and marks it in HTML', () => {
    const { text, html, subject } = receipt({ culture: 'ar' });
    for (const value of ['ABCDE-23456', '2024-03-05 (1).pdf', 'a'.repeat(64)]) {
      expect(text).toContain(`\u2066${value}\u2069`);
      expect(html).toContain(`<bdi>${value}</bdi>`);
    }
    expect(subject).toContain('\u2066ABCDE-23456\u2069');
    expect(text).toContain('\u2068إيصال.pdf\u2069');
  });

  it('C10-12: leads to the page of the status where the server has an origin, and names none otherwise', () => {
    const { text, html } = receipt({ culture: 'ar' }, 'https://claims.example');
    expect(text).toContain('https://claims.example/status');
    expect(html).toContain(
      '<a href="https://claims.example/status?culture=ar" dir="ltr">https://claims.example/status?culture=ar</a>',
    );
    expect(JSON.stringify(receipt())).not.toContain('/status');
  });

  it('C10-12: says nothing of documents where there are none', () => {
    const { text, html } = receipt({ documents: [] });
    expect(text + html).not.toMatch(/Documents received|SHA-256/);
  });

  it('C13-09: cuts a name that its sender chose, and takes its line breaks away', () => {
    const name = `${'x'.repeat(300)}.pdf`;
    const { text, html } = receipt({ documents: [{ name, size: 1, sha256: 'c' }] });
    expect(text).toContain(`\n${'x'.repeat(119)}…\n`);
    expect(html).not.toContain('x'.repeat(120));
    const broken = receipt({ documents: [{ name: 'a\r\nb\u0000\u2029c', size: 1, sha256: 'c' }] });
    expect(broken.text).toContain('\na b c\n');
  });

  it('C13-09: texts of the bundle take the place of the product’s, and cannot be HTML', () => {
    const own = {
      ...bundle.bundle.content.en,
      Mail_Received: 'Got it, <b>[really](https://x.example)</b> & soon',
    };
    const { text, html } = composeReceipt(
      { ...bundle, bundle: { ...bundle.bundle, content: { ...bundle.bundle.content, en: own } } },
      {
        form: 'standard',
        referenceCode: 'A',
        culture: 'en',
        submittedAt: '2030-05-04T17:00:00Z',
        documents: [],
      },
    );
    expect(text).toContain('Got it, ');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#38; soon');
  });
});
