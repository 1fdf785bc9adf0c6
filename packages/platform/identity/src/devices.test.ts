import { describe, expect, it } from 'vitest';
import { deviceName, KnownDevices } from './devices.ts';

const devices = new KnownDevices('a secret');
const ana = { ownerId: 'ana', passwordHash: 'hash of one' };
const kim = { ownerId: 'kim', passwordHash: 'hash of one' };

describe('a device', () => {
  it('is known to the account that signed in with it, and to no other', () => {
    const cookie = devices.remember(undefined, ana);
    expect(devices.find(cookie, ana)).not.toBeNull();
    expect(devices.find(cookie, kim)).toBeNull();
    expect(devices.find(undefined, ana)).toBeNull();
  });

  it('is unknown again after the password has changed', () => {
    const cookie = devices.remember(undefined, ana);
    expect(devices.find(cookie, { ...ana, passwordHash: 'hash of another' })).toBeNull();
  });

  it('is known to the last five accounts of a shared computer', () => {
    const people = Array.from({ length: 6 }, (_, at) => ({ ownerId: `${at}`, passwordHash: `hash ${at}` }));
    let cookie: string | undefined;
    for (const person of people) cookie = devices.remember(cookie, person);
    expect(people.map((person) => devices.find(cookie, person) !== null)).toEqual([
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
      expect(devices.find(value, ana)).toBeNull();
    },
  );
});

describe('deviceName', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('reads %j', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
