import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressGroup } from './address-group.ts';

const part = fc.integer({ min: 0, max: 0xffff }).map((bits) => bits.toString(16));
const network = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), part, part, part);
const host = fc.tuple(part, part, part, part);

describe('the group of an address', () => {
  it.each([
    ['192.0.2.9', '192.0.2.9'],
    ['::ffff:192.0.2.9', '192.0.2.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:DB8:1:2::', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['somebody', 'somebody'],
  ])('is of %j %j', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it('is one per network, whatever the rest of the address', () => {
    fc.assert(
      fc.property(network, network, host, host, (here, there, one, other) => {
        const [first, ...rest] = here;
        const ofHere = [first.toString(16), ...rest].join(':');
        const ofThere = [there[0].toString(16), ...there.slice(1)].join(':');
        const group = addressGroup(`${ofHere}:${one.join(':')}`);
        expect(addressGroup(`${ofHere}:${other.join(':')}`)).toBe(group);
        expect(addressGroup(`${ofThere}:${one.join(':')}`) === group).toBe(ofHere === ofThere);
      }),
    );
  });
});
