import { describe, expect, it } from 'vitest';
import { knownDevices } from './known-devices.ts';

const devices = knownDevices({ secret: 'a secret', isHttps: true });
const ana = { ownerId: 'ana', passwordHash: 'hash of one' };
const kim = { ownerId: 'kim', passwordHash: 'hash of one' };

const sentBack = (setCookie: string) => ({ cookie: `other=1; ${setCookie.split(';')[0]}` });

describe('a device', () => {
  // ASVS-6.3.1
  it('is known to the account that signed in with it, and to no other', () => {
    const headers = sentBack(devices.remember({}, ana));
    expect(devices.find(headers, ana)).not.toBeNull();
    expect(devices.find(headers, kim)).toBeNull();
    expect(devices.find({}, ana)).toBeNull();
  });

  // ASVS-6.3.1
  it('is unknown again after the password has changed', () => {
    const headers = sentBack(devices.remember({}, ana));
    expect(devices.find(headers, { ...ana, passwordHash: 'hash of another' })).toBeNull();
  });

  it('is known to the last five accounts of a shared computer', () => {
    const people = Array.from({ length: 6 }, (_, at) => ({ ownerId: `${at}`, passwordHash: `hash ${at}` }));
    let headers = {};
    for (const person of people) headers = sentBack(devices.remember(headers, person));
    expect(people.map((person) => devices.find(headers, person) !== null)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  it.each(['', '.', 'a.b', 'x'.repeat(43), '.'.repeat(100_000), '%', 'é'.repeat(43)])(
    'is not known by a made-up mark',
    (value) => {
      expect(devices.find({ cookie: `__Host-greenpen.device=${value}` }, ana)).toBeNull();
    },
  );

  it('keeps its cookie from scripts, other sites and plain http', () => {
    expect(devices.remember({}, ana)).toMatch(
      /^__Host-greenpen\.device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/u,
    );
  });
});
