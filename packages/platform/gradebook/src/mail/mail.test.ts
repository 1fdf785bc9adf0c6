import { describe, expect, it } from 'vitest';
import { readMail, writeMail } from './mail.ts';

const mail = { to: 'ana@example.edu', replyTo: null, subject: 'Hello', text: 'Line\n.\nline' };

describe('writeMail', () => {
  it('keeps what it is given', () => {
    expect(readMail(writeMail(mail))).toEqual(mail);
  });

  it('makes one line of a subject, however a line end is written', () => {
    const subject = 'Hi\r\nBcc: eve@example.com\u2028X:\u0000y';
    expect(readMail(writeMail({ ...mail, subject })).subject).toBe('Hi Bcc: eve@example.com X: y');
  });

  it.each([
    'ana@example.edu\r\nBcc: eve@example.com',
    'ana@example.edu, eve@example.com',
    'Ana <ana@example.edu>',
    '"a b"@example.edu',
    'ana',
    '',
  ])('refuses the recipient %j', (to) => {
    expect(() => writeMail({ ...mail, to })).toThrow('EMAIL_INVALID');
    expect(() => writeMail({ ...mail, replyTo: to })).toThrow('EMAIL_INVALID');
  });
});
