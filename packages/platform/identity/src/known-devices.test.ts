import { describe, expect, it } from 'vitest';
import { KnownDevices } from './known-devices.ts';

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
