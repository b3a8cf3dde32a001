import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/testServer.testkit.ts';
import { readCaptchaProof, signCaptchaProof } from './captchaProof.ts';
import { loadServerKey, type ServerKey } from './serverKey.ts';

let key: ServerKey;
let proof: string;
const passedAt = new Date('2030-05-04T17:00:00Z');
const read = (value: string, session: string, at: string) =>
  readCaptchaProof(key, value, session, new Date(at));

beforeEach(() => {
  key = loadServerKey(temporaryFolder());
  proof = signCaptchaProof(key, 'session-a', passedAt);
});

describe('the value that authorize answers as captcha', () => {
  it('C6-13: proves for two hours that this session passed the captcha', () => {
    expect(read(proof, 'session-a', '2030-05-04T18:59:59Z')).toBe('valid');
    expect(read(proof, 'session-a', '2030-05-04T19:00:00Z')).toBe('expired');
  });

  it('C6-13: is worth nothing for another session, with another time, or under another key', () => {
    expect(read(proof, 'session-b', '2030-05-04T17:00:01Z')).toBe('forged');
    const later = signCaptchaProof(key, 'session-a', new Date('2031-05-04T17:00:00Z')).split('.')[0];
    expect(read(`${later}.${proof.split('.')[1]}`, 'session-a', '2030-05-04T17:00:01Z')).toBe('forged');
    const other = signCaptchaProof(loadServerKey(temporaryFolder()), 'session-a', passedAt);
    for (const value of [other, '', '.', 'x', 'x.y', `${proof}x`])
      expect(read(value, 'session-a', '2030-05-04T17:00:01Z'), value).toBe('forged');
  });
});
