import { describe, expect, it } from 'vitest';
import { readCaptchaProof, signCaptchaProof } from './captchaProof.ts';
import { serverKeyOf } from './serverKey.ts';

const key = serverKeyOf(Buffer.alloc(32, 1));
const passedAt = new Date('2030-05-04T17:00:00Z');
const proof = signCaptchaProof(key, 'session-a', passedAt);
const read = (value: string, session: string, at: string) =>
  readCaptchaProof(key, value, session, new Date(at));

describe('the value that authorize answers as captcha', () => {
  it('C6-13: proves for two hours that this session passed the captcha', () => {
    expect(read(proof, 'session-a', '2030-05-04T18:59:59Z')).toBe('valid');
    expect(read(proof, 'session-a', '2030-05-04T19:00:00Z')).toBe('expired');
  });

  it('C6-13: is worth nothing for another session, with another time, or under another key', () => {
    expect(read(proof, 'session-b', '2030-05-04T17:00:01Z')).toBe('forged');
    const later = signCaptchaProof(key, 'session-a', new Date('2031-05-04T17:00:00Z')).split('.')[0];
    expect(read(`${later}.${proof.split('.')[1]}`, 'session-a', '2030-05-04T17:00:01Z')).toBe('forged');
    const other = signCaptchaProof(serverKeyOf(Buffer.alloc(32, 2)), 'session-a', passedAt);
    for (const value of [other, '', '.', 'x', 'x.y', `${proof}x`])
      expect(read(value, 'session-a', '2030-05-04T17:00:01Z'), value).toBe('forged');
  });
});
