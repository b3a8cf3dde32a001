import type { UploadedFile } from '../journey.ts';

/** A one-page PDF whose bytes no other file has. */
export const receipt: UploadedFile = {
  name: 'late-fee receipt.pdf',
  mimeType: 'application/pdf',
  content: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 144]>>endobj\nxref\n0 4\n0000000000 65535 f \n' +
      'trailer<</Size 4/Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
  ),
};

/** A picture of one pixel. */
export const photo: UploadedFile = {
  name: 'Vertrag Müller.png',
  mimeType: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
